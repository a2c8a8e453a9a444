// Ends its thread in the second seat when its seed is a multiple of 8; plays the first move otherwise.
export default () => ({
  spec: 'exits',
  reset(_game, player, seed) {
    this.deadly = player === 1 && seed % 8 === 0;
  },
  choose(view) {
    if (this.deadly) process.exit(3);
    return view.moves[0];
  },
});

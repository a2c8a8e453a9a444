// Never answers in the first seat when its seed is a multiple of 8; plays the first move otherwise.
export default () => ({
  spec: 'hangs',
  reset(_game, player, seed) {
    this.deadly = player === 0 && seed % 8 === 0;
  },
  choose(view) {
    for (let i = 0; this.deadly; i++) this.count = i;
    return view.moves[0];
  },
});

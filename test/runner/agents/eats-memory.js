// Takes all the memory there is when its seed is a multiple of 8; plays the first move otherwise.
const eaten = [];

export default () => ({
  spec: 'eats-memory',
  reset(_game, player, seed) {
    this.deadly = player === 0 && seed % 8 === 0;
  },
  choose(view) {
    while (this.deadly) eaten.push(new Array(10_000).fill(1.5));
    return view.moves[0];
  },
});

export default () => ({
  spec: 'throws',
  reset() {},
  choose() {
    throw new Error('no idea');
  },
});

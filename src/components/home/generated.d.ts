declare module '@generated/home-demonstrations/default/demonstrations.json' {
  const demonstrations: import('@site/plugins/home-demonstrations/model/demonstrations').Demonstrations
  export default demonstrations
}

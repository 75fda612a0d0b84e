declare module '@generated/home-demonstrations/default/demonstrations.json' {
  const demonstrations: import('@site/pages/home/model/demonstrations').Demonstrations
  export default demonstrations
}

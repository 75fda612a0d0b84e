declare module '@generated/home-demonstrations/default/demonstrations.json' {
  const demonstrations: import('@site/plugins/home-demonstrations/client/demonstrations').Demonstrations
  export default demonstrations
}

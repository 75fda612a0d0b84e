declare module '@generated/bundle-sizes/default/sizes.json' {
  const sizes: import('../../../pages/bundles/model/bundleSizes').BundleSizes
  export default sizes
}

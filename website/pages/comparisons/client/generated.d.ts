/* What pages/published.ts writes before the pages are bundled. */
declare module '@generated/comparisons/default/*.json' {
  const comparison: import('./comparisonData').ComparisonData
  export default comparison
}

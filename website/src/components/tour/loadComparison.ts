/**
 * In one place: the bundler would make a file of its own of each `import()`
 * that uses other names.
 */
export const loadComparison = () => import('./Comparison')

/** Hosts that a deployment lets the pages talk to, besides the site itself. */
export type ForeignHosts = {
  scripts: readonly string[]
  connections: readonly string[]
}

const self = `'self'`

/**
 * The policy of a page whose inline scripts have these hashes. Inline styles
 * are allowed: the theme and the examples' diagrams position with them.
 */
export const pagePolicy = (
  scriptHashes: readonly string[],
  { scripts, connections }: ForeignHosts,
): string => {
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', [self]],
    ['script-src', [self, ...scriptHashes, ...scripts]],
    ['style-src', [self, `'unsafe-inline'`]],
    ['img-src', [self, 'data:']],
    ['font-src', [self]],
    ['connect-src', [self, ...connections]],
    ['frame-src', [self]],
    ['worker-src', [self, 'blob:']],
    ['object-src', [`'none'`]],
    ['base-uri', [self]],
    ['form-action', [self]],
  ]
  return directives
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Hosts that a deployment lets the pages talk to, besides the site itself. */
export type ForeignHosts = {
  scripts: readonly string[]
  connections: readonly string[]
  /** Where the sandbox is, if it has a host of its own. */
  frames: readonly string[]
}

/** What stands in a page itself, by hash. */
export type InlineHashes = {
  scripts: readonly string[]
  styles: readonly string[]
}

const self = `'self'`
const none = `'none'`

/**
 * The policy of a page with these inline scripts and style elements. It is the
 * same for all pages but for the hashes, because the app goes from page to page
 * under the policy of the one that was loaded first. Style attributes are
 * allowed: the theme and the examples' diagrams position with them.
 */
export const pagePolicy = (
  inline: InlineHashes,
  { scripts, connections, frames }: ForeignHosts,
): string => {
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', [none]],
    ['script-src', [self, ...inline.scripts, ...scripts]],
    ['style-src-elem', [self, ...inline.styles]],
    ['style-src-attr', [`'unsafe-inline'`]],
    // The theme's arrow in the sidebar is a picture in the styles.
    ['img-src', [self, 'data:']],
    ['font-src', [self]],
    ['connect-src', [self, ...connections]],
    ['frame-src', [self, ...frames]],
    ['worker-src', [self]],
    ['manifest-src', [self]],
    ['base-uri', [none]],
    ['form-action', [none]],
  ]
  return directives
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

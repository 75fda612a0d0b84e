import type { HtmlTagObject, HtmlTags, Plugin } from '@docusaurus/types'

type Tags = NonNullable<ReturnType<NonNullable<Plugin['injectHtmlTags']>>>

const isScript = (tag: string | HtmlTagObject): boolean =>
  typeof tag === 'object' && tag.tagName === 'script'

const listOf = (tags: HtmlTags = []): (string | HtmlTagObject)[] =>
  Array.isArray(tags) ? [...tags] : [tags]

/**
 * The theme writes its inline script into the body. There it comes after the
 * link to the styles, and browsers run no script before the styles ahead of it
 * are there, nor do they read on: half of the page would be parsed only after
 * its first paint. In the head, ahead of the styles, it holds up nothing; it
 * touches nothing but the root element. Scripts in `before` run first.
 */
export const withEarlyScripts = (
  tags: Tags,
  before: readonly HtmlTagObject[],
): Tags => {
  const body = listOf(tags.preBodyTags)
  const scripts = body.filter(isScript)
  if (scripts.length === 0) {
    throw new Error(
      'engine/classic-theme expects an inline script of @docusaurus/theme-classic at the start of the body and found none. See what injectHtmlTags of the theme writes now, and change withEarlyScripts.ts.',
    )
  }
  return {
    ...tags,
    headTags: [...before, ...listOf(tags.headTags), ...scripts],
    preBodyTags: body.filter(tag => !isScript(tag)),
  }
}

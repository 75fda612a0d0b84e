/*
 * In: nothing. Out: styles that apply only where scripts are off: what could
 * not work is hidden, and the navigation behind it laid open.
 * Read by: site.config.ts. ../generated.test.ts checks the theme's classes.
 */
import type { Plugin } from '@docusaurus/types'

const styles = [
  '.navbar__toggle,.navbar button,[data-code-action=copy],[data-code-action=run],[data-code-action=trace],html [role=tablist],.menu__caret,html [data-needs-script],html [data-copy],html [data-copy-from]{display:none}',
  // No group can be opened, so that all of them are.
  'html .menu__list-item--collapsed>.menu__list{display:block}',
  // No tab can be chosen, so that all that they would show is shown.
  'html [role=tabpanel][hidden]{display:block}',
  '@media(max-width:996px){.navbar .navbar__item{display:block}.navbar__inner,.navbar__items{overflow-x:auto}}',
].join('')

export default function noScript(): Plugin {
  return {
    name: 'no-script',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'noscript', innerHTML: `<style>${styles}</style>` },
      ],
    }),
  }
}

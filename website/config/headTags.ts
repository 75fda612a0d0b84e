const link = (attributes: Record<string, string>) => ({
  tagName: 'link',
  attributes,
})

const themeColour = (scheme: string, content: string) => ({
  tagName: 'meta',
  attributes: {
    name: 'theme-color',
    media: `(prefers-color-scheme: ${scheme})`,
    content,
  },
})

/** Where scripts are off: hides what could not work, and lays open what it opens. */
const stylesWithoutScripts = [
  '.navbar__toggle,.navbar button,[data-code-action=copy],[data-code-action=run],[data-code-action=trace],.menu__caret,.menu__group>button::after,html [data-needs-script]{display:none}',
  // No group can be opened, so that all of them are.
  'html .menu__list-item--collapsed>.menu__list{display:block}',
  '@media(max-width:996px){.navbar{position:static;height:auto}.navbar .navbar__item{display:block}.navbar__inner,.navbar__items{flex-wrap:wrap}.navbar__link::after{display:none}}',
].join('')

export const headTags = (baseUrl: string) => [
  link({ rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32' }),
  link({ rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png` }),
  link({ rel: 'manifest', href: `${baseUrl}manifest.webmanifest` }),
  // The paper of each theme in src/css/tokens.css.
  themeColour('light', '#fdfcf8'),
  themeColour('dark', '#111714'),
  {
    tagName: 'noscript',
    attributes: {},
    innerHTML: `<style>${stylesWithoutScripts}</style>`,
  },
]

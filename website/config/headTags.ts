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

export const headTags = (baseUrl: string) => [
  link({ rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32' }),
  link({ rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png` }),
  link({ rel: 'manifest', href: `${baseUrl}manifest.webmanifest` }),
  // The paper of each theme in src/css/tokens.css.
  themeColour('light', '#fdfcf8'),
  themeColour('dark', '#111714'),
]

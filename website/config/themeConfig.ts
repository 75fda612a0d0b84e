import type { Environment } from './environment'

const announcementBar = (environment: Environment) =>
  environment.ANNOUNCEMENT_ID && environment.ANNOUNCEMENT_CONTENT
    ? {
        announcementBar: {
          id: environment.ANNOUNCEMENT_ID,
          content: environment.ANNOUNCEMENT_CONTENT,
          isCloseable: true,
        },
      }
    : undefined

const navbar = (repository: string) => ({
  hideOnScroll: false,
  logo: { alt: 'lfi', src: 'img/logo.svg', width: 36, height: 36 },
  items: [
    { to: '/docs/getting-started', label: 'Getting started' },
    { to: '/tour', label: 'Tour' },
    {
      to: '/docs',
      label: 'Guides',
      activeBaseRegex: '/docs(?!/api|/getting-started|/recipes)',
    },
    { to: '/docs/recipes', label: 'Recipes' },
    { to: '/docs/api', label: 'API' },
    { to: '/playground', label: 'Playground' },
    { href: repository, label: 'GitHub', position: 'right' },
    { type: 'search', position: 'right' },
  ],
})

const footer = (repository: string) => ({
  links: [
    {
      title: 'Docs',
      items: [
        { label: 'Getting started', to: '/docs/getting-started' },
        { label: 'Recipes', to: '/docs/recipes' },
        { label: 'API', to: '/docs/api' },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'Bluesky', href: 'https://bsky.app/profile/tomeraberba.ch' },
        { label: 'Sponsor', href: 'https://github.com/sponsors/TomerAberbach' },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'Playground', to: '/playground' },
        { label: 'GitHub', href: repository },
      ],
    },
  ],
  copyright: 'Copyright © 2025 Tomer Aberbach',
})

/** Typed by what it returns: the theme fills in everything left out here. */
export const themeConfig = (environment: Environment, repository: string) => ({
  image: 'img/social.png',
  metadata: [
    {
      name: 'keywords',
      content:
        'lfi, iteration, iterable, lazy, functional, async, concurrent, JavaScript, TypeScript',
    },
  ],
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: true,
  },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  docs: {
    versionPersistence: 'localStorage',
    sidebar: { hideable: false, autoCollapseCategories: false },
  },
  blog: { sidebar: { groupByYear: true } },
  ...announcementBar(environment),
  navbar: navbar(repository),
  footer: footer(repository),
})

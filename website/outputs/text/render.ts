import { twinAddress } from './twinAddress'

export type TextPage = {
  /** Address below the host, base URL included. */
  permalink: string
  title: string
  description: string
  markdown: string
}

export type SiteText = {
  title: string
  tagline: string
  siteUrl: string
  baseUrl: string
  pages: readonly TextPage[]
}

type Section = { title: string; pages: TextPage[] }

/** What a newcomer reads comes first. */
const kinds: readonly { title: string; path: RegExp }[] = [
  { title: 'Guides', path: /^(?:docs(?!\/api\b)|tour)\b/u },
  { title: 'API', path: /^docs\/api\b(?!\/(?:variables|type-aliases)\b)/u },
  { title: 'Functions', path: /^docs\/api\/variables\b/u },
  { title: 'Types', path: /^docs\/api\/type-aliases\b/u },
  { title: 'Site', path: /^(?!(?:docs|tour)\b)/u },
]

/** Within a kind the order is kept. */
const sectionsOf = ({ pages, baseUrl }: SiteText): Section[] =>
  kinds
    .map(({ title, path }) => ({
      title,
      pages: pages.filter(({ permalink }) =>
        path.test(permalink.slice(baseUrl.length)),
      ),
    }))
    .filter(section => section.pages.length > 0)

const addressOf = (page: TextPage, { siteUrl }: SiteText): string =>
  siteUrl + page.permalink

export const renderTwin = (page: TextPage, site: SiteText): string => {
  const heading = /^# /mu.test(page.markdown) ? '' : `# ${page.title}\n\n`
  return `${heading}${page.markdown.trim()}\n\n---\n\nSource: ${addressOf(page, site)}\n`
}

const renderLine = (page: TextPage, { siteUrl, baseUrl }: SiteText): string =>
  `- [${page.title}](${siteUrl}${twinAddress(page.permalink, baseUrl)})${
    page.description ? `: ${page.description}` : ''
  }`

const renderEditions = ({ siteUrl, baseUrl }: SiteText): string =>
  [
    `- [llms-full.txt](${siteUrl}${baseUrl}llms-full.txt): all guides in one file, and a line for each export`,
    `- [api.json](${siteUrl}${baseUrl}api.json): every export as data, with signatures, examples and behaviour`,
  ].join('\n')

/** `llms.txt`: what there is, and where. */
export const renderIndex = (site: SiteText): string =>
  [
    `# ${site.title}`,
    `> ${site.tagline}`,
    '## Editions and data',
    renderEditions(site),
    ...sectionsOf(site).flatMap(({ title, pages }) => [
      `## ${title}`,
      pages.map(page => renderLine(page, site)).join('\n'),
    ]),
  ].join('\n\n')

const isExport = ({ permalink }: TextPage): boolean =>
  /\/docs\/api\/(?:variables|type-aliases)\/./u.test(permalink)

/** The first program of a page on an export is its signature. */
const signatureOf = ({ markdown, title }: TextPage): string =>
  /^```ts\n(.*?)\n```/msu.exec(markdown)?.[1]?.replaceAll(/\s+/gu, ' ') ?? title

const renderExport = (page: TextPage): string =>
  `- \`${signatureOf(page)}\`: ${page.description}`

/** `llms-full.txt`: all guides, then one line for each export. */
export const renderFull = (site: SiteText): string => {
  const sections = sectionsOf(site)
  return [
    `# ${site.title}\n\n> ${site.tagline}\n`,
    ...sections
      .filter(({ title }) => title === 'Guides')
      .flatMap(({ pages }) => pages.map(page => renderTwin(page, site))),
    ...sections
      .map(({ title, pages }) => ({ title, pages: pages.filter(isExport) }))
      .filter(({ pages }) => pages.length > 0)
      .map(
        ({ title, pages }) =>
          `# ${title}\n\n${pages.map(renderExport).join('\n')}\n`,
      ),
  ].join('\n\n')
}

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
    `[llms-small.txt](${siteUrl}${baseUrl}llms-small.txt): every signature, the three flavours, the hazards and ten recipes, in at most 60 kB; enough to write code with lfi`,
    `[llms-full.txt](${siteUrl}${baseUrl}llms-full.txt): every page below in one file`,
    `[api.json](${siteUrl}${baseUrl}api.json): every export as data, with signatures, examples, import costs and behaviour`,
  ]
    .map(line => `- ${line}`)
    .join('\n')

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

/** A picture's description in words: each event of its run on a line. */
const events =
  /^\*\*The same as text\*\*\n\n(?:\d+\. .*(?:\n[ \t]+\S.*)*(?:\n|$))+\n?/gmu

/** A tenth of the full text would be events, which the code beside them has. */
const withoutEvents = (page: TextPage): TextPage => ({
  ...page,
  markdown: page.markdown.replaceAll(events, ''),
})

/** `llms-full.txt`: all pages, one after the other. */
export const renderFull = (site: SiteText): string =>
  [
    `# ${site.title}\n\n> ${site.tagline}\n`,
    ...sectionsOf(site)
      .flatMap(({ pages }) => pages)
      .map(page => renderTwin(withoutEvents(page), site)),
  ].join('\n\n')

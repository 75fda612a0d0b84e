import { twinAddress } from '../addresses'

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

/** By addresses below the base URL. What a newcomer reads comes first. */
const kinds = {
  Guides: /^docs\b(?!\/api\b)/u,
  Tour: /^tour\b/u,
  API: /^docs\/api\b(?!\/(?:variables|type-aliases)\b)/u,
  Functions: /^docs\/api\/variables\b/u,
  Types: /^docs\/api\/type-aliases\b/u,
  Site: /^(?!(?:docs|tour)\b)/u,
}

const pagesOf = ({ pages, baseUrl }: SiteText, kind: RegExp) =>
  pages.filter(({ permalink }) => kind.test(permalink.slice(baseUrl.length)))

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`## ${title}`, lines.join('\n')] : []

export const renderTwin = (page: TextPage, { siteUrl }: SiteText): string => {
  const heading = /^# /mu.test(page.markdown) ? '' : `# ${page.title}\n\n`
  return `${heading}${page.markdown.trim()}\n\n---\n\nSource: ${siteUrl}${page.permalink}\n`
}

/** `llms.txt`: what there is, and where. */
export const renderIndex = (site: SiteText): string => {
  const { siteUrl, baseUrl } = site
  const renderLink = ({ title, permalink, description }: TextPage): string =>
    `- [${title}](${siteUrl}${twinAddress(permalink, baseUrl)})${
      description ? `: ${description}` : ''
    }`
  return [
    `# ${site.title}`,
    `> ${site.tagline}`,
    ...section('Editions and data', [
      `- [llms-full.txt](${siteUrl}${baseUrl}llms-full.txt): all guides in one file, and a line for each export`,
      `- [api.json](${siteUrl}${baseUrl}api.json): every export as data, with signatures, examples and behaviour`,
    ]),
    ...Object.entries(kinds).flatMap(([kind, pattern]) =>
      section(kind, pagesOf(site, pattern).map(renderLink)),
    ),
  ].join('\n\n')
}

/** The first program of a page on an export is its signature. */
const renderExport = ({ markdown, title, description }: TextPage): string => {
  const [, signature = title] = /^```ts\n(.*?)\n```/msu.exec(markdown) ?? []
  const line = signature.replace(/^function /u, '').replaceAll(/\s+/gu, ' ')
  return `- \`${line}\`: ${description}`
}

const isExport = ({ permalink }: TextPage): boolean =>
  /\/(?:variables|type-aliases)\/./u.test(permalink)

/**
 * `llms-full.txt`: all guides, then one line for each export. The tour is left
 * out, because its tasks are done in a browser.
 */
export const renderFull = (site: SiteText): string =>
  [
    `# ${site.title}`,
    `> ${site.tagline}`,
    ...pagesOf(site, kinds.Guides).map(page => renderTwin(page, site)),
    ...(['Functions', 'Types'] as const).flatMap(kind =>
      section(
        kind,
        pagesOf(site, kinds[kind]).filter(isExport).map(renderExport),
      ),
    ),
  ].join('\n\n')

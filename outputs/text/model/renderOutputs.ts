import { sectionsOf } from './sections'
import type { TextPage } from './textPage'
import { twinAddress } from './twinAddress'

export type SiteText = {
  title: string
  tagline: string
  siteUrl: string
  baseUrl: string
  pages: readonly TextPage[]
}

const addressOf = (page: TextPage, { siteUrl }: SiteText): string =>
  siteUrl + page.permalink

/** A page by itself: its text, and where it comes from. */
export const renderTwin = (page: TextPage, site: SiteText): string => {
  const heading = /^# /mu.test(page.markdown) ? '' : `# ${page.title}\n\n`
  return `${heading}${page.markdown.trim()}\n\n---\n\nSource: ${addressOf(page, site)}\n`
}

const renderLine = (page: TextPage, { siteUrl, baseUrl }: SiteText): string =>
  `- [${page.title}](${siteUrl}${twinAddress(page.permalink, baseUrl)})${
    page.description ? `: ${page.description}` : ''
  }`

/** `llms.txt`: what there is, and where. */
export const renderIndex = (site: SiteText): string =>
  [
    `# ${site.title}`,
    `> ${site.tagline}`,
    `Everything below in one file: ${site.siteUrl}${site.baseUrl}llms-full.txt`,
    ...sectionsOf(site.pages, site.baseUrl).flatMap(({ title, pages }) => [
      `## ${title}`,
      pages.map(page => renderLine(page, site)).join('\n'),
    ]),
  ].join('\n\n')

/** `llms-full.txt`: all pages, one after the other. */
export const renderFull = (site: SiteText): string =>
  [
    `# ${site.title}\n\n> ${site.tagline}\n`,
    ...sectionsOf(site.pages, site.baseUrl)
      .flatMap(({ pages }) => pages)
      .map(page => renderTwin(page, site)),
  ].join('\n\n')

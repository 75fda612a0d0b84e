import type { TextPage } from './textPage'

export type Section = { title: string; pages: TextPage[] }

/** First match wins. */
const kinds: readonly { title: string; path: RegExp }[] = [
  { title: 'Functions', path: /^docs\/api\/variables\b/u },
  { title: 'Types', path: /^docs\/api\/type-aliases\b/u },
  { title: 'API', path: /^docs\/api\b/u },
  { title: 'Guides', path: /^docs\b/u },
  { title: 'Site', path: /^/u },
]

const order = ['Guides', 'API', 'Functions', 'Types', 'Site']

/** What a newcomer reads comes first; within a kind the order is kept. */
export const sectionsOf = (
  pages: readonly TextPage[],
  baseUrl: string,
): Section[] => {
  const kindOf = ({ permalink }: TextPage): string | undefined =>
    kinds.find(({ path }) => path.test(permalink.slice(baseUrl.length)))?.title
  return order
    .map(title => ({
      title,
      pages: pages.filter(page => kindOf(page) === title),
    }))
    .filter(section => section.pages.length > 0)
}

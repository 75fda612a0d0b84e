import { rewritePhrase } from '../../../content/model/phrase'

/**
 * Inert HTML in an MDX page, which is one element for React. MDX parses all that
 * precedes a brace as a program, at each brace that could be the last.
 */
export const inert = (html: string): string =>
  `<Inert html={${JSON.stringify(html).replaceAll('}', '\\u007d')}} />`

/** Keeps MDX from reading `{` and `<` of ordinary prose as code. */
export const escapeMdx = (markdown: string): string =>
  rewritePhrase(markdown, {
    text: text => text.replace(/[{<]/gu, '\\$&'),
  })

const LONG_NAME = 18

const betweenWords = /(?<=[a-z])(?=[A-Z])/gu

/** A long name may break between its words; a short one needs no help. */
export const pageTitle = (name: string): string =>
  name.length < LONG_NAME ? '' : `# ${name.replace(betweenWords, '<wbr />')}`

type FrontMatter = Readonly<Record<string, string | number | boolean | null>>

export type Page = {
  /** Below docs/, as in `api/variables/map.mdx`. */
  file: string
  frontMatter: FrontMatter
  /** Blocks of MDX; empty ones are left out. */
  body: readonly string[]
}

/** The text of a page's file. */
export const renderPage = ({ frontMatter, body }: Page): string => {
  // Nobody can edit what is made anew by the next build.
  const fields = Object.entries({ ...frontMatter, custom_edit_url: null }).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  )
  // Not an import of this module, and not to be taken for one.
  const component = 'Inert'
  const imported = `import ${component} from '@site/pages/api/client/${component}'`
  const content = body.filter(Boolean).join('\n\n')
  return `${['---', ...fields, '---', '', imported, '', content].join('\n')}\n`
}

/*
 * In: the examples of the guides, run on the major before. Out:
 * `@generated/upgrading/default/failing.json`, the sections in which one of
 * them does something else there. Read by: the OnPrevious component.
 */
import fs from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { authoredExamples } from '../../examples/collect/authoredExamples'
import { failingOnPrevious } from '../../examples/failingOnPrevious'
import type { Example } from '../../examples/model/example'
import { readGuide, readSections } from '../api/generate/readGuides'
import type { FailingPage } from './client/failingPage'

/** It shows what differs, so all that it says of lfi 4 fails on lfi 3. */
const OWN_PAGE = path.join('docs', 'upgrading.mdx')

const sectionOf = (siteDir: string, { page, line }: Example) => {
  const source = fs.readFileSync(path.join(siteDir, page), 'utf8')
  const above = source.split('\n').slice(0, line - 2)
  const { heading = '', anchor = '' } =
    readSections(above.join('\n')).at(-1) ?? {}
  return { heading, anchor }
}

const groupByPage = (
  siteDir: string,
  examples: readonly Example[],
): FailingPage[] => {
  const docs = path.join(siteDir, 'docs')
  const pages = [...new Set(examples.map(({ page }) => page))]
  return pages.map(page => {
    const { title, path: address } = readGuide(path.join(siteDir, page), docs)
    const sections = examples
      .filter(example => example.page === page)
      .map(example => sectionOf(siteDir, example))
    return {
      title,
      address,
      sections: sections.filter(
        ({ anchor }, index) =>
          sections.findIndex(other => other.anchor === anchor) === index,
      ),
    }
  })
}

export default function upgrading({ siteDir }: LoadContext): Plugin {
  return {
    name: 'upgrading',
    contentLoaded: async ({ actions }) => {
      const examples = authoredExamples(siteDir).filter(
        ({ page }) => page.startsWith('docs') && page !== OWN_PAGE,
      )
      const failing = await failingOnPrevious(examples)
      await actions.createData(
        'failing.json',
        JSON.stringify(groupByPage(siteDir, failing)),
      )
    },
  }
}

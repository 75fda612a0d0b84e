import headings from '@docusaurus/mdx-loader/lib/remark/headings/index.js'
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js'
import fc from 'fast-check'
import type { Heading, Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { parsePage } from './parsePage'

const processor = unified().use(remarkParse).use(remarkMdx)
const setIds = unified().use(headings, { anchorsMaintainCase: false })

const idOf = ({ data }: Heading): unknown => data && 'id' in data && data.id

/** The anchors of a page's headings as Docusaurus itself makes them. */
const docusaurusIds = async (source: string): Promise<unknown[]> => {
  const tree: Root = processor.parse(source)
  await setIds.run(tree)
  const ids: unknown[] = []
  visit(tree, 'heading', heading => {
    ids.push(idOf(heading))
  })
  return ids
}

const word = fc.stringMatching(/^[A-Za-zäß0-9.,:!?'&-]{1,6}$/u)
const part = fc.oneof(
  word,
  word.map(text => `\`${text}<T>\``),
  word.map(text => `*${text}*`),
  word.map(text => `[${text}](/docs)`),
  word.map(text => `<kbd>${text}</kbd>`),
)
const explicitId = fc.constantFrom('', ' {/* #own-id */}', ' \\{#Own.id}')
const heading = fc
  .tuple(
    fc.constantFrom('##', '###', '####'),
    fc.array(part, { minLength: 1, maxLength: 3 }),
    explicitId,
  )
  .map(([marks, parts, id]) => `${marks} ${parts.join(' ')}${id}`)

test('headings have the anchors that Docusaurus gives them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(heading, { maxLength: 6 }), async lines => {
      const source = lines.join('\n\n')
      const { sections } = await parsePage('src/a.mdx', source)
      expect(sections.slice(1).map(({ id }) => id)).toEqual(
        await docusaurusIds(source),
      )
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['docs/a.mdx', '', '/docs/a'],
  ['docs/index.mdx', 'slug: /', '/docs'],
  ['docs/b/index.mdx', '', '/docs/b'],
  ['docs/b/b.mdx', '', '/docs/b'],
  ['docs/b/c.mdx', 'id: d', '/docs/b/d'],
  ['docs/b/c.mdx', 'slug: e', '/docs/b/e'],
  ['docs/b/c.mdx', 'slug: /f/g', '/docs/f/g'],
])(
  '%s with "%s" is at %s, where Docusaurus puts it',
  async (file, field, address) => {
    const [, id] = /^id: (.*)$/u.exec(field) ?? []
    const [, slug] = /^slug: (.*)$/u.exec(field) ?? []
    const folder =
      file.replace(/^docs\/?/u, '').replace(/\/?[^/]*$/u, '') || '.'
    const name = file.replace(/^.*\//u, '').replace('.mdx', '')
    const expected = getSlug({
      baseID: id ?? name,
      source: `@site/${file}`,
      sourceDirName: folder,
      ...(slug !== undefined && { frontMatterSlug: slug }),
    })
    const page = await parsePage(
      file,
      `---\ndescription: A.\n${field}\n---\n\nWords.`,
    )
    expect(page.address).toBe(address)
    expect(`/docs${expected}`.replace(/\/$/u, '')).toBe(address)
  },
)

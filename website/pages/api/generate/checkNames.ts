import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '@lfi-docs/build-cache'
import type { Guide } from '../../../content/model/schema'
import { namesOfLfi } from '../../../examples/model/importsOf'
import type { ApiModel } from '../../../library/model/schema'

/** Where this site's own code and its programs for drawings are. */
const FOLDERS = [
  'data',
  'docs',
  'examples',
  'library',
  'pages',
  'playground',
  'search',
  'src',
  'trace',
]

/** Tests of claims are about lfi; other tests have made-up programs. */
const isChecked = (file: string): boolean =>
  /\.(?:tsx?|mdx)$/u.test(file) &&
  !file.startsWith('docs/api/') &&
  (!file.includes('.test.') || file.startsWith('data/claims/'))

/** The text of each file that may import lfi, by its path from the root. */
export const readOwnCode = (root: string): Map<string, string> =>
  new Map(
    FOLDERS.flatMap(folder =>
      listFiles(path.join(root, folder))
        .map(file => path.relative(root, file).replaceAll(path.sep, '/'))
        .filter(isChecked)
        .map((file): [string, string] => [
          file,
          readFileSync(path.join(root, file), 'utf8'),
        ]),
    ),
  )

const imports = /import\s*(?:type\s*)?\{[^}]*\}\s*from\s*['"]lfi['"]/gu

type NamedAt = { name: string; line: number }

const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length

/** Examples of guides are run, so only what stands below them is read here. */
const namesUsed = (file: string, text: string): NamedAt[] =>
  file.endsWith('.mdx')
    ? [...text.matchAll(/<Uses>(?<names>[^<]*)<\/Uses>/gu)].flatMap(
        ({ groups, index }) =>
          (groups?.names ?? '')
            .split(' ')
            .map(name => ({ name, line: lineAt(text, index) })),
      )
    : // Programs stand in strings, too, where no parser sees their imports.
      [...text.matchAll(imports)].flatMap(({ 0: statement, index }) =>
        namesOfLfi(statement).map(name => ({
          name,
          line: lineAt(text, index),
        })),
      )

const apiPage = /^\/docs\/api\/(?:variables|type-aliases)\/(?<name>\w+)/u

/**
 * Who names something that the installed package lacks, outside of examples and
 * of data/, which have checks of their own: code of the site and links.
 */
export const checkNames = (
  { entries, packageName, packageVersion }: ApiModel,
  code: ReadonlyMap<string, string>,
  guides: readonly Guide[],
): string[] => {
  const names = new Set(entries.map(({ name }) => name))
  const imported = [...code].flatMap(([file, text]) =>
    namesUsed(file, text)
      .filter(({ name }) => !names.has(name))
      .map(
        ({ name, line }) =>
          `${file}:${line} names "${name}", which ${packageName} ${packageVersion} does not export. Use what has taken its place.`,
      ),
  )
  const linked = guides.flatMap(({ file, sections }) =>
    [...new Set(sections.flatMap(({ links }) => links))]
      .filter(link => {
        const name = apiPage.exec(link)?.groups?.name
        return name !== undefined && !names.has(name) && name !== 'index'
      })
      .map(
        link =>
          `${file} links to ${link}, but ${packageName} ${packageVersion} exports no such name. Correct the link.`,
      ),
  )
  return [...imported, ...linked]
}

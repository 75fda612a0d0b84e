import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import compact from './compact.js'

const read = (...parts: string[]): string =>
  readFileSync(path.join(...parts), 'utf8')

/** The numbers that pages' contents go by, which the browser asks for. */
const contentNumbers = (generatedFilesDir: string): string[] => {
  const { pages } = compact.createTable(
    JSON.parse(read(generatedFilesDir, 'routesChunkNames.json')),
    read(generatedFilesDir, 'routes.js'),
  )
  return pages.map((_, index) => String(index))
}

/** Scripts and styles of the built home page, by their files. */
const filesOf = (html: string): string[] =>
  [
    ...html.matchAll(
      /(?:src|href)="?[^"\s>]*\/(assets\/[^"\s>]+\.(?:js|css))(?=["\s>])/gu,
    ),
  ].map(([, file = '']) => file)

/**
 * Opens what was built before the build counts as a success: tables that lead
 * nowhere build without an error, and then every page shows that it crashed.
 */
export const checkOutput = async (
  outDir: string,
  generatedFilesDir: string,
): Promise<void> => {
  const scripts = new Set(
    readdirSync(path.join(outDir, 'assets/js')).map(
      name => name.split('.')[0] ?? '',
    ),
  )
  const numbers = contentNumbers(generatedFilesDir)
  const lacking = numbers.filter(number => !scripts.has(number))
  const files = filesOf(read(outDir, 'index.html'))
  const absent = files.filter(file => !existsSync(path.join(outDir, file)))
  if (lacking.length > 0 || absent.length > 0 || files.length === 0) {
    throw new Error(
      `The built site would not open: ${lacking.length} of ${numbers.length} pages have no script in assets/js, and index.html names ${files.length} files of which ${absent.length} are missing${absent.length > 0 ? ` (${absent.join(', ')})` : ''}. Look at what engine/compact-routes makes of .docusaurus/registry.js.`,
    )
  }
}

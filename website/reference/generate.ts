import fs from 'node:fs'
import path from 'node:path'
import { flatMap, pipe, reduce, toArray, toGrouped, toMap } from 'lfi'
import type { Guide } from '../content/model/schema'
import { writeChanged } from '../generate/generated'
import { behaviourPage } from './behaviourPage'
import { functionPage } from './functionPage'
import { apiIndex, functionsIndex, typesIndex } from './indexPages'
import { isFunction, model, type Page } from './reference'
import { typePage } from './typePage'

const usesOf = ({ file }: Guide): string[] => {
  const text = fs.readFileSync(path.join('website', file), 'utf8')
  return /<Uses>(.*)<\/Uses>/u.exec(text)?.[1]?.split(' ') ?? []
}

const recipesByName = (guides: readonly Guide[]): Map<string, Guide[]> =>
  pipe(
    guides,
    flatMap(guide =>
      usesOf(guide).map((name): [string, Guide] => [name, guide]),
    ),
    reduce(toGrouped(toArray(), toMap())),
  )

export const pagesOf = (guides: readonly Guide[]): Page[] => {
  const recipes = recipesByName(guides)
  return [
    apiIndex(),
    functionsIndex(),
    typesIndex(),
    behaviourPage(),
    ...model.entries.map(entry =>
      isFunction(entry) ? functionPage(entry, recipes) : typePage(entry),
    ),
  ]
}

/** The text of a page's file. */
export const renderPage = ({ frontMatter, body }: Page): string => {
  // No "Edit this page": the next build overwrites generated pages.
  const fields = Object.entries({ ...frontMatter, custom_edit_url: null }).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  )
  return [
    ['---', ...fields, '---'].join('\n'),
    "import Inert from '@site/pages/api/client/Inert'",
    ...body.filter(Boolean),
    '',
  ].join('\n\n')
}

const FOLDER = 'website/docs'

/** Makes docs/api and the sidebar's file what they should be. */
export const writeReference = (guides: readonly Guide[]): void => {
  const pages = pagesOf(guides)
  fs.mkdirSync(path.join(FOLDER, 'api'), { recursive: true })
  const files = new Set(pages.map(({ file }) => path.join(FOLDER, file)))
  const written = fs.readdirSync(path.join(FOLDER, 'api'), { recursive: true })
  for (const name of written.map(String).filter(it => it.endsWith('.mdx'))) {
    const file = path.join(FOLDER, 'api', name)
    if (!files.has(file)) {
      fs.rmSync(file)
    }
  }
  for (const page of pages) {
    writeChanged(path.join(FOLDER, page.file), renderPage(page))
  }
}

import { fencesOf, type Page } from '../content/model/schema'
import type { Example } from './model/example'
import { exampleLanguage } from './model/language'
import { parseFenceMeta } from './model/parseFenceMeta'

const examplesOf = (page: Page): Example[] => {
  const fences = fencesOf(page)
  return fences.flatMap(({ language, meta, code, line, indent }, index) => {
    const known = exampleLanguage(language)
    const next = fences[index + 1]
    return known
      ? [
          {
            page: page.file,
            line,
            indent,
            language: known,
            code,
            meta: parseFenceMeta(meta),
            ...(next?.language === 'output' && {
              outputFence: next.code.split('\n'),
            }),
          },
        ]
      : []
  })
}

export const authoredExamples = (content: readonly Page[]): Example[] =>
  content.flatMap(examplesOf)

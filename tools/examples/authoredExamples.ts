import { fencesOf, type Page } from '../../website/content/model/schema'
import { exampleLanguage } from '../../website/examples/model/language'
import { parseFenceMeta } from '../../website/examples/model/parseFenceMeta'
import type { Example } from './model/example'

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

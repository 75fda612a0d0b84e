import ts from 'typescript'
import type { Language } from '../../../website/examples/model/language'
import type { Statement } from '../model/run'

export const parseSource = (code: string, language: Language): ts.SourceFile =>
  ts.createSourceFile(
    `example.${language}`,
    code,
    {
      languageVersion: ts.ScriptTarget.ESNext,
      jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    },
    true,
    language === 'ts' ? ts.ScriptKind.TS : ts.ScriptKind.JS,
  )

export const readStatements = (
  code: string,
  language: Language,
): Statement[] => {
  const source = parseSource(code, language)
  const lineOf = (position: number): number =>
    source.getLineAndCharacterOfPosition(position).line + 1
  return source.statements.map(statement => ({
    first: lineOf(statement.getStart(source)),
    last: lineOf(statement.end),
  }))
}

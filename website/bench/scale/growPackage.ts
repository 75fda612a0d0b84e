import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import {
  exampleCorrections,
  exampleTypeExceptions,
} from '../../data/exampleCorrections'

/** Told apart by a word in the name: `map` becomes `mapFirst`, `mapSecond`… */
const WORDS = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
  'Thirteenth',
]

/** What the site knows by name, which would not hold for a copy. */
const isSpecial = (name: string): boolean =>
  name in exampleCorrections ||
  name in exampleTypeExceptions ||
  // With many more probes, the engine sometimes lets go of a value earlier.
  ['asAsync', 'asConcur', 'cycleAsync'].includes(name)

type Copy = { name: string; original: string }

/** The word stands before the flavour, so that copies are families as well. */
const nameOfCopy = (original: string, word: string): string =>
  original.replace(/(?=(?:Async|Concur)?$)/u, word)

/** The first `count` copies: all functions once, then all a second time… */
const namesOfCopies = (originals: readonly string[], count: number): Copy[] =>
  WORDS.flatMap(word =>
    originals.map(original => ({ original, name: nameOfCopy(original, word) })),
  ).slice(0, count)

/** Each declaration that is a function's, with its comment, by its name. */
const declarationsIn = (text: string): Map<string, string> => {
  const file = ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.Latest, true)
  return new Map(
    file.statements.flatMap((statement): [string, string][] => {
      const [declaration] = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations
        : []
      const isFunction =
        declaration?.type && !ts.isTypeOperatorNode(declaration.type)
      return isFunction
        ? [[declaration.name.getText(), statement.getFullText().trim()]]
        : []
    }),
  )
}

/** The same with another name; its examples import it under that name. */
const renamed = (text: string, { original, name }: Copy): string =>
  text
    .replace(`declare const ${original}:`, `declare const ${name}:`)
    .replaceAll(
      new RegExp(
        `(import \\{[^}]*?(?<![\\w]))${original}(?![\\w])(?=[^}]*\\} from 'lfi')`,
        'gu',
      ),
      `$1${name} as ${original}`,
    )

const edit = (file: string, change: (text: string) => string): void => {
  const text = change(fs.readFileSync(file, 'utf8'))
  // The file may be a link to that of another site, which must stay as it is.
  fs.rmSync(file)
  fs.writeFileSync(file, text)
}

/** A comma and a list of what else is exported, at the end of the export. */
const exporting = (text: string, more: readonly string[]): string => {
  const start = text.lastIndexOf('export')
  const end = text.indexOf('}', start)
  return `${text.slice(0, end).replace(/[\s,]+$/u, '')},${more.join(',')}${text.slice(end)}`
}

/** Adds made-up functions to the lfi that is installed in `site`. */
export const growPackage = (site: string, count: number): void => {
  const folder = path.join(site, 'node_modules/lfi/dist')
  let copies: Copy[] = []
  edit(path.join(folder, 'index.d.ts'), text => {
    const declarations = declarationsIn(text)
    const originals = [...declarations.keys()].filter(it => !isSpecial(it))
    copies = namesOfCopies(originals, count)
    const added = copies.map(copy =>
      renamed(declarations.get(copy.original) ?? '', copy),
    )
    const start = text.lastIndexOf('export')
    return exporting(
      `${text.slice(0, start)}${added.join('\n\n')}\n${text.slice(start)}`,
      copies.map(({ name }) => name),
    )
  })
  edit(path.join(folder, 'index.js'), text => {
    const locals = new Map(
      [...text.matchAll(/(?<local>[\w$]+) as (?<name>\w+)/gu)].map(
        ({ groups }) => [groups?.name ?? '', groups?.local ?? ''],
      ),
    )
    return exporting(
      text.replace(/\/\/# sourceMappingURL=.*/u, ''),
      copies.map(({ original, name }) => `${locals.get(original)} as ${name}`),
    )
  })
  // What a copy does is known: the same.
  edit(path.join(site, 'website/data/behaviour.txt'), text => {
    const lines = text.trimEnd().split('\n')
    const linesOf = new Map<string, string[]>()
    for (const line of lines) {
      const name = /^\w+/u.exec(line)?.[0] ?? ''
      linesOf.set(name, [...(linesOf.get(name) ?? []), line])
    }
    const added = copies.flatMap(({ original, name }) =>
      (linesOf.get(original) ?? []).map(line => line.replace(original, name)),
    )
    return `${[...lines, ...added].join('\n')}\n`
  })
}

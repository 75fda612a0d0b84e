import { hrefOf } from '../../config/hrefOf'
import { toPlainText } from '../../content/model/phrase'
import {
  helperModuleName,
  helperModuleTypes,
} from '../../examples/helperModule/helperModuleTypes'
import type { ApiModel, Entry, FunctionEntry } from '../../library/model/schema'
import { summaryOf } from '../../reference/reference'
import {
  type Facts,
  flavourOf,
  type NameFacts,
} from '../compiler/typescript/facts'

const functionFacts = ({
  signatures,
  flavour,
}: FunctionEntry): Partial<NameFacts> => {
  // A function for any iterable declares what it takes as a choice of types.
  const takes = signatures.every(
    ({ parameters }) => flavourOf(parameters.at(-1)?.type ?? '') === flavour,
  )
  const isReducer = signatures.every(({ returns }) => /Reducer</u.test(returns))
  return {
    ...(takes && { takes: flavour }),
    ...(isReducer && { isReducer: true }),
  }
}

const signatureOf = (entry: Entry): string => {
  switch (entry.kind) {
    case 'function':
      return entry.callForms[0] ?? entry.name
    case 'constant':
      return `${entry.name}: ${entry.type}`
    case 'type':
      return `type ${entry.name}`
  }
}

// A comment of one line, and what it is about.
const declaration = /\/\*\* (.+) \*\/\n\s*export (const|function) ((\w+).*)/gu

const helperFacts = (): [string, NameFacts][] =>
  Array.from(
    helperModuleTypes.matchAll(declaration),
    ([, summary = '', keyword, signature = '', name = '']) => [
      name,
      {
        module: helperModuleName,
        kind: keyword === 'const' ? 'constant' : 'function',
        signature,
        summary,
        href: hrefOf(`/docs/playground-helpers#${name}`),
      },
    ],
  )

/** All names that code may import, from the model of the package. */
export const collectFacts = ({ entries, packageName }: ApiModel): Facts => ({
  ...Object.fromEntries(helperFacts()),
  ...Object.fromEntries(
    entries.map((entry): [string, NameFacts] => [
      entry.name,
      {
        module: packageName,
        kind: entry.kind,
        signature: signatureOf(entry),
        // The help shows what is between backticks as code.
        summary: toPlainText(summaryOf(entry), '`'),
        href: hrefOf(entry.path),
        ...(entry.kind === 'function' && functionFacts(entry)),
      },
    ]),
  ),
})

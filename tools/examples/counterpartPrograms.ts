import * as rxjs from 'rxjs'
import type { Pair } from '../../website/data/counterparts'
import { otherPackages } from '../../website/examples/otherPackages'
import { completeImports } from './completeImports'

/** A longer line is easier to read with its value in a variable. */
const MAX_PRINTED = 64

/** The value of the code is what follows the last blank line. */
const splitValue = (code: string): [before: string, value: string] => {
  const end = code.lastIndexOf('\n\n')
  return end === -1
    ? ['', code]
    : [`${code.slice(0, end)}\n\n`, code.slice(end + 2)]
}

/** The code as a row shows it: the value alone, before it is spread. */
export const shownCode = (code: string): string => {
  const [before, value] = splitValue(code)
  return before + value.replace(/^\.{3}/u, '')
}

const printJavaScript = (code: string): string => {
  const [before, written] = splitValue(code)
  if (written.includes('console.log')) {
    return code
  }
  const value = written.startsWith('...') ? `[${written}]` : written
  return value.includes('\n') || value.length > MAX_PRINTED
    ? `${before}const result = ${value}\n\nconsole.log(result)`
    : `${before}console.log(${value})`
}

const join = (...parts: string[]): string =>
  parts.filter(part => part !== '').join('\n\n')

const mentions = (code: string, name: string): boolean =>
  new RegExp(`(?<![.\\w])${name}\\b`, 'u').test(code)

/** `import pEachSeries from 'p-each-series'`, of the packages like p-map. */
const promiseImports = (code: string): string =>
  Object.keys(otherPackages)
    .filter(module => module.startsWith('p-'))
    .map(module => {
      const name = module.replace(/-(\w)/gu, (_, letter) =>
        letter.toUpperCase(),
      )
      return mentions(code, name) ? `import ${name} from '${module}'\n` : ''
    })
    .join('')
    .trim()

/** Where Python's names come from that are not built in. */
const pythonModules: Readonly<Record<string, string>> = {
  collections: 'Counter defaultdict',
  functools: 'partial reduce',
  itertools:
    'accumulate batched chain compress count cycle dropwhile filterfalse ' +
    'islice pairwise product repeat starmap takewhile tee zip_longest',
  statistics: 'mean',
}

const pythonImports = (code: string): string =>
  [
    ...(code.includes('asyncio.') ? ['import asyncio'] : []),
    ...Object.entries(pythonModules).flatMap(([module, names]) => {
      const used = names.split(' ').filter(name => mentions(code, name))
      return used.length > 0 ? [`from ${module} import ${used.join(', ')}`] : []
    }),
  ].join('\n')

const pythonProgram = (code: string): string => {
  const [before, value] = splitValue(code)
  return join(pythonImports(code), `${before}print(${value})`)
}

const importers: Readonly<Record<string, (code: string) => string>> = {
  lodash: code => join("import _ from 'lodash'", code),
  ramda: code => join("import * as R from 'ramda'", code),
  rxjs: code => completeImports(code, 'js', Object.keys(rxjs), 'rxjs'),
  'p-map': code => join(promiseImports(code), code),
}

export const theirProgram = (
  page: string,
  { setup, theirs }: Pick<Pair, 'setup' | 'theirs'>,
): string => {
  if (page === 'python') {
    return pythonProgram(theirs)
  }
  const code = join(setup, printJavaScript(theirs))
  return importers[page]?.(code) ?? code
}

export const ourProgram = ({ setup, ours }: Pick<Pair, 'setup' | 'ours'>) =>
  completeImports(join(setup, printJavaScript(ours)), 'js')

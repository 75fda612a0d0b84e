import * as rxjs from 'rxjs'
import { findMissingImports } from '../../website/examples/model/findMissingImports'
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

/** Whole modules, by what programs call them. */
const wholeImports = new Map([
  ['_', "import _ from 'lodash'"],
  ['R', "import * as R from 'ramda'"],
  ...otherPackages
    .filter(module => module.startsWith('p-'))
    .map((module): [string, string] => {
      const name = module.replace(/-(\w)/gu, (_, it) => it.toUpperCase())
      return [name, `import ${name} from '${module}'`]
    }),
])

const importsOfModules = (code: string): string =>
  findMissingImports(code, 'js', [...wholeImports.keys()])
    .map(name => wholeImports.get(name))
    .join('\n')

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

export const theirProgram = (
  page: string,
  setup: string,
  theirs: string,
): string => {
  if (page === 'python') {
    return pythonProgram(theirs)
  }
  const code = join(setup, printJavaScript(theirs))
  return page === 'rxjs'
    ? completeImports(code, 'js', Object.keys(rxjs), 'rxjs')
    : join(importsOfModules(code), code)
}

export const ourProgram = (setup: string, ours: string): string =>
  completeImports(join(setup, printJavaScript(ours)), 'js')

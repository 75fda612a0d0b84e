import { pictures } from '../../website/data/pictures'
import { type Flavour, suffixes } from '../../website/library/model/flavour'
import type {
  ApiModel,
  FunctionEntry,
} from '../../website/library/model/schema'

/**
 * In Concur pictures each value waits, because without waiting all would arrive
 * at once.
 */
const WAIT =
  'const wait = n => new Promise(resolve => setTimeout(() => resolve(n), n * 10))'

/**
 * A marker for `cache` and its kin: the picture consumes the result twice, to
 * show that the source is read once.
 */
const TWICE = 'twice'

const starts = { plain: [], async: ['asAsync'], concur: ['asConcur'] } as const

/** The same step in another flavour, where there is one. */
const inFlavour = (
  step: string,
  flavour: Flavour,
  exports: ReadonlySet<string>,
): string =>
  step.replace(/^\w+/u, name => {
    const changed = `${name}${suffixes[flavour]}`
    return exports.has(changed) ? changed : name
  })

const isCall = (text: string, exports: ReadonlySet<string>): boolean =>
  exports.has(/^\w+/u.exec(text)?.[0] ?? '')

const stepsOf = (
  { name, family, flavour }: FunctionEntry,
  exports: ReadonlySet<string>,
): readonly string[] | undefined => {
  const own = pictures[name]
  const [source, ...steps] = own ?? pictures[family] ?? []
  if (own || source === undefined) {
    return own
  }
  const changed = steps.map(step => inFlavour(step, flavour, exports))
  const wait = flavour === 'concur' ? ['mapConcur(wait)'] : []
  return isCall(source, exports)
    ? [inFlavour(source, flavour, exports), ...changed]
    : [source, ...starts[flavour], ...wait, ...changed]
}

const importsOf = (
  code: string,
  exports: ReadonlySet<string>,
): readonly string[] =>
  [...new Set(code.match(/[A-Za-z]+/gu))].filter(name => exports.has(name))

const consume = (steps: readonly string[], flavour: Flavour): string => {
  const isTwice = steps.at(-1) === TWICE
  const pipeline = `pipe(\n${(isTwice ? steps.slice(0, -1) : steps)
    .map(step => `  ${step},\n`)
    .join('')})`
  if (!isTwice) {
    return `console.log(await ${pipeline})`
  }
  const reduce = `reduce${suffixes[flavour]}(toArray(), cached)`
  return [
    `const cached = ${pipeline}`,
    `console.log(await ${reduce})`,
    `console.log(await ${reduce})`,
  ].join('\n')
}

/** The program behind a function's picture; undefined if it has none. */
const programOf = (
  entry: FunctionEntry,
  exports: ReadonlySet<string>,
): string | undefined => {
  const steps = stepsOf(entry, exports)
  if (!steps) {
    return undefined
  }
  const body = consume(steps, entry.flavour)
  const names = importsOf(body, exports)
  return [
    `import { ${names.join(', ')} } from 'lfi'`,
    ...(body.includes('wait') ? [WAIT] : []),
    body,
  ].join('\n')
}

/** The program of each function that has one, by its name. */
export const pictureProgramsOf = ({
  entries,
}: Pick<ApiModel, 'entries'>): Record<string, string> => {
  const exports = new Set(entries.map(({ name }) => name))
  return Object.fromEntries(
    entries.flatMap(entry => {
      const program =
        entry.kind === 'function' ? programOf(entry, exports) : undefined
      return program ? [[entry.name, program]] : []
    }),
  )
}

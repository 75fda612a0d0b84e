import * as lfi from 'lfi'
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

const starts = {
  plain: [],
  async: ['asAsync'],
  concur: ['asConcur', 'mapConcur(wait)'],
} as const

const nameIn = (step = ''): string => /^\w*/u.exec(step)?.[0] ?? ''

/** The same step in another flavour, where there is one. */
const inFlavour = (step: string, flavour: Flavour): string => {
  const name = nameIn(step)
  const changed = `${name}${suffixes[flavour]}`
  return changed in lfi ? step.replace(name, changed) : step
}

const stepsOf = ({
  name,
  family,
  flavour,
}: FunctionEntry): readonly string[] => {
  const steps = pictures[family] ?? []
  const changed = steps.map(step => inFlavour(step, flavour))
  return (
    pictures[name] ??
    (nameIn(steps[0]) in lfi
      ? changed
      : [...steps.slice(0, 1), ...starts[flavour], ...changed.slice(1)])
  )
}

/** The program behind a function's picture. */
const programOf = (entry: FunctionEntry): string => {
  const steps = stepsOf(entry)
  const pipeline = `pipe(\n${steps
    .filter(step => step !== TWICE)
    .map(step => `  ${step},\n`)
    .join('')})`
  const consume = `console.log(await reduce${suffixes[entry.flavour]}(toArray(), cached))`
  const body = steps.includes(TWICE)
    ? `const cached = ${pipeline}\n${consume}\n${consume}`
    : `console.log(await ${pipeline})`
  const names = new Set(body.match(/[A-Za-z]+/gu)?.filter(it => it in lfi))
  return `import { ${[...names].join(', ')} } from 'lfi'\n${WAIT}\n${body}`
}

/** The program of each function that has one, by its name. */
export const pictureProgramsOf = ({
  entries,
}: Pick<ApiModel, 'entries'>): Record<string, string> =>
  Object.fromEntries(
    entries.flatMap(entry =>
      entry.kind === 'function' &&
      (pictures[entry.name] ?? pictures[entry.family])
        ? [[entry.name, programOf(entry)]]
        : [],
    ),
  )

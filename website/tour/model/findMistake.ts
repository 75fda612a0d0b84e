import {
  type Call,
  callsIn,
  withoutTexts,
} from '../../playground/model/callsIn'
import { isConsumer } from '../../playground/model/flavours'

type Code = {
  readonly text: string
  readonly calls: readonly Call[]
  /** The names that the code imports from lfi. */
  readonly imported: ReadonlySet<string>
}

type Rule = (code: Code) => string | undefined

const importing = /import\s*\{(?<names>[^}]*)\}\s*from\s*(?:'lfi'|"lfi")\s*;?/gu

const read = (code: string): Code => {
  const imported = new Set<string>()
  const rest = code.replace(importing, (_, names: string) => {
    for (const [name] of names.matchAll(/[\w$]+/gu)) {
      imported.add(name)
    }
    return ''
  })
  const text = withoutTexts(rest)
  return { text, calls: callsIn(text), imported }
}

const isReducer = (name: string): boolean => /^to[A-Z]/u.test(name)
const isKeyed = (reducer = ''): boolean => /^to(?:Map|Object)\b/u.test(reducer)
const kindOf = (name: string): string =>
  /(?:Async|Concur)$/u.exec(name)?.[0] ?? ''

const calleeOf = (expression: string): string =>
  /^(?<name>[\w$]+)\s*\(/u.exec(expression)?.groups?.name ?? ''

const isPipeline = ({ name }: Call): boolean =>
  name === 'pipe' || name === 'compose'

const uncalledReducer: Rule = ({ text, imported }) => {
  const names = text.matchAll(
    /(?<![.\w$])(?<name>to[A-Z][\w$]*)(?!\s*\(|[\w$])/gu,
  )
  for (const [name] of names) {
    if (imported.has(name)) {
      return `\`${name}\` makes a reducer when it is called. Write \`${name}()\`.`
    }
  }
}

const reducerAsStep: Rule = ({ calls, imported }) => {
  for (const { args } of calls.filter(isPipeline)) {
    const callees = args.map(calleeOf)
    const reducer = callees.find(name => isReducer(name) && imported.has(name))
    if (reducer !== undefined) {
      const kind = callees.map(kindOf).findLast(each => each !== '') ?? ''
      return `\`${reducer}()\` is a reducer, not a step. Put it into \`reduce${kind}\`: \`reduce${kind}(${reducer}())\`.`
    }
  }
}

const valueForOr: Rule = ({ calls }) => {
  const isValue = /^(?:[-\d'[{]|(?:null|undefined|true|false)\b)/u
  const call = calls.find(
    ({ name, args: [first = ''] }) =>
      /^or(?:Async|Concur)?$/u.test(name) && isValue.test(first),
  )
  return (
    call &&
    `\`${call.name}\` takes a function, which is called only when there is no value: \`${call.name}(() => ${/^-?[\d.]+$/u.exec(call.args[0] ?? '') ?? '…'})\`.`
  )
}

const swappedReducers: Rule = ({ calls }) =>
  calls.some(
    ({ name, args: [values, groups] }) =>
      name === 'toGrouped' &&
      isKeyed(values) &&
      groups !== undefined &&
      isReducer(groups) &&
      !isKeyed(groups),
  )
    ? 'The reducers of `toGrouped` are swapped. The first is for the values of a key, the second for the groups.'
    : undefined

const singleReducer: Rule = ({ calls }) =>
  calls.some(({ name, args }) => name === 'toGrouped' && args.length === 1)
    ? '`toGrouped` takes two reducers: one for the values of a key, one for the groups.'
    : undefined

/** The steps that the tour uses and that exist in all three kinds. */
const steps =
  /^(?:map|filter|flatMap|forEach|reduce|find|take|consume|or|get)$/u

const mixedKinds: Rule = ({ calls }) => {
  for (const { args } of calls.filter(isPipeline)) {
    const names = args.map(arg => calleeOf(arg) || arg)
    for (const [at, name] of names.entries()) {
      const before = names[at - 1] ?? ''
      const kind = kindOf(before)
      const plain = name.replace(/(?:Async|Concur)$/u, '')
      const isSame = kind === '' || kindOf(name) === kind
      if (isSame || isConsumer(before) || !steps.test(plain)) {
        continue
      }
      return kindOf(name) === ''
        ? `After \`${before}\`, \`${name}\` has to be \`${plain}${kind}\`.`
        : `\`${name}\` is not for what \`${before}\` returns, even where it seems to work: all steps end in Async, or all in Concur.`
    }
  }
}

/** A step waits for an iterable: called with a function alone, it is none. */
const stepBeforeValues: Rule = ({ calls, imported }) => {
  const curried = new Set(
    calls
      .filter(({ name, args }) => imported.has(name) && args.length === 1)
      .map(({ name, args }) => `${name}(${args[0]})`),
  )
  const first = calls
    .filter(({ name }) => name === 'pipe')
    .map(({ args }) => args[0] ?? '')
    .find(
      each =>
        curried.has(each) &&
        steps.test(calleeOf(each).replace(/(?:Async|Concur)$/u, '')),
    )
  return (
    first &&
    `\`pipe\` begins with the values. Put \`${calleeOf(first)}\` below them.`
  )
}

const converters = {
  Async:
    /\bas(?:Async|Concur)\b|\basync(?:\s+function)?\s*\*|\basyncIterator\b/u,
  Concur: /\basConcur\b/u,
}
const iterables = { Async: 'an async iterable', Concur: 'a concur iterable' }

/** Some of these work on an array, though no type allows it. */
const unconvertedSource: Rule = ({ text, calls, imported }) => {
  for (const kind of ['Async', 'Concur'] as const) {
    const call = calls.find(
      ({ name }) => kindOf(name) === kind && imported.has(name),
    )
    if (call && !converters[kind].test(text)) {
      return `\`${call.name}\` takes ${iterables[kind]}. An array may work by accident, but the types refuse it: convert it with \`as${kind}\`.`
    }
  }
}

const rules = [
  uncalledReducer,
  reducerAsStep,
  valueForOr,
  swappedReducers,
  singleReducer,
  stepBeforeValues,
  mixedKinds,
]

/** A sentence about what must be wrong in code that does not work. */
export const findMistake = (code: string): string | undefined => {
  const known = read(code)
  for (const rule of rules) {
    const hint = rule(known)
    if (hint !== undefined) {
      return hint
    }
  }
}

/** A sentence about what is wrong in code even if it works. */
export const findMisuse = (code: string): string | undefined => {
  const known = read(code)
  return unconvertedSource(known) ?? mixedKinds(known)
}

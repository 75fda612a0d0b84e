import type { Type } from './readType'

/** What two types have in common that are not the same, but might do. */
export const LOOSE = 0.7
/** What they have in common if a variable means two things at once. */
const CLASH = 0.3

/** Named types of which one may stand for the other. */
const ALIKE = new Set([
  'Iterable Optional',
  'AsyncIterable AsyncOptional',
  'ConcurIterable ConcurOptional',
  'Array Iterable',
  'Set Iterable',
  'Map Record',
  'object Record',
  'boolean unknown',
  'Iterable RangeIterable',
])

/** What the variables of a signature stand for in the query, and back. */
export type Bindings = Map<string, string>

/** The fit of a variable: a variable means one thing. */
const bind = (
  bindings: Bindings,
  key: string,
  value: string,
  fit: number,
): number => {
  const before = bindings.get(key) ?? value
  bindings.set(key, before)
  return before === value ? fit : CLASH
}

/** The mean fit of types one after the other; what has no partner fits not. */
const fitAll = (
  wanted: readonly Type[],
  known: readonly Type[],
  bindings: Bindings,
): number => {
  const length = Math.max(wanted.length, known.length)
  let sum = 0
  for (const [place, type] of wanted.entries()) {
    const other = known[place]
    sum += other ? fitTypes(type, other, bindings) : 0
  }
  return length > 0 ? sum / length : 1
}

const fitNames = (left: string, right: string): number => {
  if (left === right) {
    return 1
  }
  const isAlike = ALIKE.has(`${left} ${right}`) || ALIKE.has(`${right} ${left}`)
  return isAlike ? LOOSE : 0
}

/** A callback may return a promise wherever it returns a value. */
const withoutPromise = (type: Type): Type =>
  type.kind === 'named' && type.name === 'Promise'
    ? (type.args[0] ?? type)
    : type

/**
 * How well a type of a query fits one of a signature, between 0 and 1. Adds what
 * variables stand for to `bindings`.
 */
export const fitTypes = (
  wanted: Type,
  known: Type,
  bindings: Bindings,
): number => {
  if (wanted.kind === 'any' || known.kind === 'any') {
    return wanted.kind === 'any' ? 1 : LOOSE
  }
  if (known.kind === 'variable') {
    const isVariable = wanted.kind === 'variable'
    // The signature is more general than a query that names a type.
    const meant = isVariable ? wanted.name : JSON.stringify(wanted)
    const back = isVariable ? bind(bindings, `<${meant}`, known.name, 1) : LOOSE
    return Math.min(back, bind(bindings, `>${known.name}`, meant, 1))
  }
  if (wanted.kind === 'union' || known.kind === 'union') {
    const lefts = wanted.kind === 'union' ? wanted.items : [wanted]
    const rights = known.kind === 'union' ? known.items : [known]
    const fits = lefts.flatMap(left =>
      rights.map(right => fitTypes(left, right, bindings)),
    )
    return Math.max(...fits)
  }
  if (known.kind === 'named' && /Optional$/u.test(known.name)) {
    const [value] = known.args
    const isSame =
      wanted.kind === 'named' && fitNames(wanted.name, known.name) > 0
    if (value && !isSame) {
      // A function whose value may be missing still answers for a value.
      return fitTypes(wanted, value, bindings)
    }
  }
  if (wanted.kind === 'variable') {
    const isUnknown = known.kind === 'named' && known.name === 'unknown'
    return isUnknown ? LOOSE : CLASH
  }
  if (wanted.kind === 'function' && known.kind === 'function') {
    const params = fitAll(wanted.params, known.params, bindings)
    const result = withoutPromise(wanted.result)
    return (params + fitTypes(result, known.result, bindings)) / 2
  }
  if (wanted.kind === 'tuple' && known.kind === 'tuple') {
    return fitAll(wanted.items, known.items, bindings)
  }
  if (wanted.kind !== 'named' || known.kind !== 'named') {
    return 0
  }
  const fit = fitNames(wanted.name, known.name)
  if (fit === 0 || wanted.args.length === 0 || known.args.length === 0) {
    return fit
  }
  const args = known.args.slice(0, wanted.args.length)
  return (fit * (1 + fitAll(wanted.args, args, bindings))) / 2
}

import { ANY, isFunction, isVariable, resultOf, type Type } from './readType'

/** What two types have in common that are not the same, but might do. */
const LOOSE = 0.7
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
const bind = (bindings: Bindings, key: string, value: string): number => {
  const before = bindings.get(key) ?? value
  bindings.set(key, before)
  return before === value ? 1 : CLASH
}

const fitVariable = (wanted: Type, known: Type, bindings: Bindings): number => {
  const meant = JSON.stringify(wanted)
  // The signature is more general than a query that names a type.
  const back = isVariable(wanted)
    ? bind(bindings, `<${meant}`, known.name)
    : LOOSE
  return Math.min(back, bind(bindings, `>${known.name}`, meant))
}

const fitNames = (left: string, right: string): number => {
  if (left === right) {
    return 1
  }
  const isAlike = ALIKE.has(`${left} ${right}`) || ALIKE.has(`${right} ${left}`)
  return isAlike ? LOOSE : 0
}

/** A callback may return a promise wherever it returns a value. */
const withoutPromise = (type: Type): Type => {
  const [result, ...params] = type.args
  return isFunction(type) && result?.name === 'Promise'
    ? { ...type, args: [resultOf(result), ...params] }
    : type
}

const itemsOf = (type: Type): readonly Type[] =>
  type.name === '|' ? type.args : [type]

/** The mean fit of arguments; one that has no partner fits not. */
const fitArguments = (
  wanted: readonly Type[],
  known: readonly Type[],
  bindings: Bindings,
): number => {
  const fits = wanted.map((type, place) => {
    const other = known[place]
    return other ? fitTypes(type, other, bindings) : 0
  })
  const sum = fits.reduce((total, fit) => total + fit, 0)
  return sum / Math.max(wanted.length, known.length)
}

/**
 * How well a type of a query fits one of a signature, between 0 and 1. Adds what
 * variables stand for to `bindings`.
 */
export const fitTypes = (
  wanted: Type,
  known: Type,
  bindings: Bindings,
): number => {
  if (wanted === ANY || wanted.name === '?') {
    return wanted === ANY ? 1 : 0
  }
  if (known === ANY) {
    return LOOSE
  }
  if (isVariable(known)) {
    return fitVariable(wanted, known, bindings)
  }
  if (wanted.name === '|' || known.name === '|') {
    const fits = itemsOf(wanted).flatMap(left =>
      itemsOf(known).map(right => fitTypes(left, right, bindings)),
    )
    return Math.max(...fits)
  }
  const fit = fitNames(wanted.name, known.name)
  if (isVariable(wanted)) {
    return known.name === 'unknown' ? LOOSE : CLASH
  }
  const { args } = withoutPromise(wanted)
  if (fit === 0 || args.length === 0 || known.args.length === 0) {
    return fit
  }
  return (fit * (1 + fitArguments(args, known.args, bindings))) / 2
}

import { type Naming, shownTag } from './constructorName'

const classHead = /^class\b(?:[^{(]|\/\*[\s\S]*?\*\/|\([^{]*?\))*\{/u

const isClass = (source: string): boolean =>
  source.startsWith('class') && source.endsWith('}') && classHead.test(source)

const describeClass = (value: object, { className, tag }: Naming): string => {
  const own: unknown = Object.hasOwn(value, 'name')
    ? Reflect.get(value, 'name')
    : ''
  const name = own || '(anonymous)'
  const kind =
    className !== null && className !== 'Function' ? ` [${className}]` : ''
  const parent = Reflect.getPrototypeOf(value)
  const parentName: unknown = parent ? Reflect.get(parent, 'name') : 'null'
  const extended = parentName ? ` extends ${parentName}` : ''
  return `[class ${name}${kind}${shownTag(tag, className)}${extended}]`
}

const types = new Set([
  'Function',
  'AsyncFunction',
  'GeneratorFunction',
  'AsyncGeneratorFunction',
])
const tagged = Object.prototype.toString
const sourceOf = Function.prototype.toString

/** Async and generator functions say so in their own tag. */
const functionType = (value: object): string => {
  const type = Reflect.apply(tagged, value, []).slice(8, -1)
  return types.has(type) ? type : 'Function'
}

export const describeFunction = (value: object, naming: Naming): string => {
  if (isClass(Reflect.apply(sourceOf, value, []))) {
    return describeClass(value, naming)
  }
  const { className, tag } = naming
  const type = functionType(value)
  const name: unknown = Reflect.get(value, 'name')
  const orphan = className === null ? ' (null prototype)' : ''
  const named = name === '' ? ' (anonymous)' : `: ${String(name)}`
  const made = className !== null && className !== type ? ` ${className}` : ''
  return `[${type}${orphan}${named}]${made}${shownTag(tag, className)}`
}

import { formatMap } from './formatItems'
import { formatProperty } from './formatProperty'
import type { SpecialForm } from './formatSpecial'
import { isA } from './isA'

type Form = (value: object) => SpecialForm['format']

/** What Node prints of objects whose properties are getters in a browser. */
const propertiesOf = {
  URL: [
    'href',
    'origin',
    'protocol',
    'username',
    'password',
    'host',
    'hostname',
    'port',
    'pathname',
    'search',
    'searchParams',
    'hash',
  ],
  Response: [
    'status',
    'statusText',
    'headers',
    'body',
    'bodyUsed',
    'ok',
    'redirected',
    'type',
    'url',
  ],
  Request: ['method', 'url', 'headers', 'mode', 'credentials', 'redirect'],
  AbortController: ['signal'],
  AbortSignal: ['aborted'],
  Blob: ['size', 'type'],
  ReadableStream: ['locked'],
  TextDecoder: ['encoding', 'fatal', 'ignoreBOM'],
  TextEncoder: ['encoding'],
} as const

const propertyForm =
  (keys: readonly string[]): Form =>
  value =>
  (context, level) =>
    keys.map(key => formatProperty(context, value, key, level))

const isPairs = (value: object): value is Iterable<[string, unknown]> =>
  Symbol.iterator in value

const pairsOf = (value: object): readonly [string, unknown][] =>
  isPairs(value) ? [...value] : []

/** Shown like properties, although they are getters of the prototype. */
const listForm: Form = value => {
  const holder = Object.fromEntries(pairsOf(value))
  const keys = Object.keys(holder)
  return keys.length > 0 ? propertyForm(keys)(holder) : undefined
}

const mapForm: Form = value => {
  const pairs = pairsOf(value)
  return pairs.length > 0
    ? (context, level) => formatMap(context, pairs, pairs.length, level)
    : undefined
}

const forms: readonly (readonly [name: string, form: Form])[] = [
  ...Object.entries(propertiesOf).map(
    ([name, keys]) => [name, propertyForm(keys)] as const,
  ),
  ['URLSearchParams', mapForm],
  ['Headers', listForm],
  ['FormData', listForm],
]

// Taken before a visitor's code can replace them.
const makers = forms.flatMap(([name, form]) => {
  const maker: unknown = Reflect.get(globalThis, name)
  return typeof maker === 'function' ? [{ name, maker, form }] : []
})

export const webForm = (value: object): SpecialForm | undefined => {
  const found = makers.find(
    ({ maker }) => isA(maker, value) && value !== maker.prototype,
  )
  return found && { fallbackName: found.name, format: found.form(value) }
}

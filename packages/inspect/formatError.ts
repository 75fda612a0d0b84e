import type { Context } from './context'
import { isA } from './isA'

/** Where it was made, as WebKit lists it among its properties. */
const engineFields = ['line', 'column', 'sourceURL']

const stackOf = (context: Context, error: Error): string => {
  let stack: unknown
  try {
    stack = error.stack
  } catch {}
  return typeof stack === 'string' && stack
    ? context.host.showStack(stack, error)
    : Error.prototype.toString.call(error)
}

const includesValue = (stack: string, error: object, key: string): boolean => {
  try {
    return stack.includes(String(Reflect.get(error, key)))
  } catch {
    return false
  }
}

/** Properties that the stack shows already go; the cause and errors come. */
const adjustKeys = (keys: (string | symbol)[], error: Error, stack: string) => {
  const leftOut = [
    ...['name', 'message', 'stack'].filter(key =>
      includesValue(stack, error, key),
    ),
    ...(isA(DOMException, error) ? engineFields : []),
  ]
  for (const key of leftOut) {
    const index = keys.indexOf(key)
    if (index !== -1) {
      keys.splice(index, 1)
    }
  }
  if ('cause' in error && !keys.includes('cause')) {
    keys.push('cause')
  }
  if (
    'errors' in error &&
    Array.isArray(error.errors) &&
    !keys.includes('errors')
  ) {
    keys.push('errors')
  }
}

/** A subclass that sets no name is shown by its constructor's. */
const nameStack = (stack: string, name: string, className: string | null) => {
  if (className === null) {
    const head = /^([A-Z][a-z_ A-Z0-9[\]()-]+)(?::|\n\s+at)/u.exec(stack)
    const shown = head?.[1] ?? /^([a-z_A-Z0-9-]*Error)$/u.exec(stack)?.[1]
    return shown
      ? `[${name}: null prototype]${stack.slice(shown.length)}`
      : stack
  }
  const isUnnamed =
    name !== className && name.endsWith('Error') && stack.startsWith(name)
  if (!isUnnamed || stack.slice(0, className.length) === className) {
    return stack
  }
  if (className.includes(name)) {
    return className + stack.slice(name.length)
  }
  return `${className} [${name}]${stack.slice(name.length)}`
}

/** The stack; in brackets when it has no frames. Adjusts `keys` to suit. */
export const formatError = (
  context: Context,
  error: Error,
  className: string | null,
  keys: (string | symbol)[],
): string => {
  const original = stackOf(context, error)
  adjustKeys(keys, error, original)
  const name = String(error.name ?? 'Error')
  const stack = nameStack(original, name, className)
  const message = String(error.message ?? '')
  const afterMessage = Math.max(0, stack.indexOf(message)) + message.length
  const hasFrames = stack.includes('\n    at', afterMessage - 1)
  const shown = hasFrames ? stack : `[${stack}]`
  return context.indentation === 0
    ? shown
    : shown.replaceAll('\n', `\n${' '.repeat(context.indentation)}`)
}

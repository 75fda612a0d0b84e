import { pieces } from '../rewrite/Wraps'
import type { AnyFunction } from './guards'

/** The original, by its wrapper. */
const natives = new WeakMap<object, object>()

/** Makes a wrapper print as the original. */
export const disguise = <Wrapper extends object>(
  wrapper: Wrapper,
  native: object,
): Wrapper => {
  natives.set(wrapper, natives.get(native) ?? native)
  return wrapper
}

/** A function that is called in the place of the original, and prints as it. */
export const standIn = (
  native: AnyFunction,
  apply: NonNullable<ProxyHandler<AnyFunction>['apply']>,
): AnyFunction => disguise(new Proxy(native, { apply }), native)

let isHidden = false

/** Makes functions print as they were written, without insertions. */
export const hideRecorder = (): void => {
  if (isHidden) {
    return
  }
  isHidden = true
  const { toString: print } = Function.prototype
  const { apply } = Reflect
  const { replace } = String.prototype
  Function.prototype.toString = disguise(
    new Proxy(print, {
      apply: (_native, self) => {
        const text = apply(print, natives.get(Object(self)) ?? self, [])
        return apply(replace, text, [pieces, ''])
      },
    }),
    print,
  )
}

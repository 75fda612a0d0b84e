import { pieces } from '../rewrite/Wraps'

/** The original, by its wrapper. */
const natives = new WeakMap<object, object>()

/** Makes a wrapper print as the original. */
export const disguise = <StandIn extends object>(
  standIn: StandIn,
  native: object,
): StandIn => {
  natives.set(standIn, natives.get(native) ?? native)
  return standIn
}

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

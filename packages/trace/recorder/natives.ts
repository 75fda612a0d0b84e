import { pieces } from '../rewrite/Wraps'

/** What the recorder stands in for, by what it has put in its place. */
const natives = new WeakMap<object, object>()

/** Lets a stand-in print as what it stands in for. */
export const disguise = <StandIn extends object>(
  standIn: StandIn,
  native: object,
): StandIn => {
  natives.set(standIn, natives.get(native) ?? native)
  return standIn
}

let isHidden = false

/** Functions print as they were written, without what was put into them. */
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

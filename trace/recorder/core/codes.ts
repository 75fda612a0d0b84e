import { type EventType, MAX_STEPS } from '../../model/trace'

const types: readonly EventType[] = [
  'pull',
  'value',
  'done',
  'close',
  'throw',
  'call',
  'settle',
]

/** What kind of event happens between which steps, in one number. */
export const codeOf = (type: EventType, step: number, other = -1): number =>
  ((other + 1) * MAX_STEPS + step) * types.length + types.indexOf(type)

/** What `codeOf` was given. */
export const readCode = (
  code: number,
): { type: EventType; step: number; other: number } => {
  const steps = Math.floor(code / types.length)
  return {
    type: types[code % types.length] ?? 'pull',
    step: steps % MAX_STEPS,
    other: Math.floor(steps / MAX_STEPS) - 1,
  }
}

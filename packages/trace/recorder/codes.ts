import { type EventType, eventTypes, MAX_STEPS } from '../model/trace'

/** What kind of event happens between which steps, in one number. */
export const codeOf = (type: EventType, step: number, other = -1): number =>
  ((other + 1) * MAX_STEPS + step) * eventTypes.length +
  eventTypes.indexOf(type)

/** What `codeOf` was given. */
export const readCode = (
  code: number,
): { type: EventType; step: number; other: number } => {
  const steps = Math.floor(code / eventTypes.length)
  return {
    type: eventTypes[code % eventTypes.length] ?? 'pull',
    step: steps % MAX_STEPS,
    other: Math.floor(steps / MAX_STEPS) - 1,
  }
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

const pad = (value: number): string => `${value}`.padStart(2, '0')

/** A measured time as `console.timeEnd` prints it. */
export const duration = (milliseconds: number): string => {
  if (milliseconds < second) {
    return `${Number(milliseconds.toFixed(3))}ms`
  }
  if (milliseconds < minute) {
    return `${(milliseconds / second).toFixed(3)}s`
  }
  const minutes = Math.floor((milliseconds % hour) / minute)
  const seconds = ((milliseconds % minute) / second).toFixed(3).padStart(6, '0')
  if (milliseconds < hour) {
    return `${minutes}:${seconds} (m:ss.mmm)`
  }
  const whole = pad(Math.floor((milliseconds % minute) / second))
  return `${Math.floor(milliseconds / hour)}:${pad(minutes)}:${whole} (h:mm:ss)`
}

/** Resolves with `value` after `milliseconds`. */
export const delay = <Value = undefined>(
  milliseconds: number,
  value?: Value,
): Promise<Value | undefined> =>
  new Promise(resolve => {
    setTimeout(() => resolve(value), milliseconds)
  })

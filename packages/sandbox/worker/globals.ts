/** All differences from other workers' globals but the console and timers. */
export const adjustGlobals = (): void => {
  // A worker that closes itself could not say how its run ended.
  Reflect.defineProperty(globalThis, 'close', {
    value: (): never => {
      throw new Error('close() is not available here: use Stop to end a run.')
    },
  })
  // An opaque origin is not a secure context, so browsers leave this out. The
  // address of a blob ends in a random UUID.
  Object.assign(crypto, {
    randomUUID: (): string => URL.createObjectURL(new Blob()).slice(-36),
  })
}

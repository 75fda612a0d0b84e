/** A worker that closes itself could not say how its run ended. */
const refuseClosing = (): void => {
  const { close } = {
    close: (): never => {
      throw new Error('close() is not available here: use Stop to end a run.')
    },
  }
  for (
    let holder: object | null = globalThis;
    holder;
    holder = Reflect.getPrototypeOf(holder)
  ) {
    if (Object.hasOwn(holder, 'close')) {
      Reflect.defineProperty(holder, 'close', { value: close })
    }
  }
}

/** An opaque origin is not a secure context, so browsers leave this out. */
const completeCrypto = (): void => {
  const { crypto } = globalThis
  if (Reflect.has(crypto, 'randomUUID')) {
    return
  }
  const { createObjectURL, revokeObjectURL } = URL
  const { randomUUID } = {
    // The address of a blob ends in a random UUID.
    randomUUID: (): string => {
      const address = createObjectURL(new Blob())
      revokeObjectURL(address)
      return address.slice(-36)
    },
  }
  Reflect.defineProperty(crypto, 'randomUUID', { value: randomUUID })
}

/**
 * The sandbox's policy requires trusted types, so that code could not start
 * workers. Blob URLs are allowed, because such workers inherit the sandbox;
 * strings that would run as code stay refused.
 */
const trustBlobs = (): void => {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: object) => void }
  }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address: string) =>
      address.startsWith('blob:') ? address : undefined,
  })
}

/** All differences from other workers' globals but the console and timers. */
export const adjustGlobals = (): void => {
  refuseClosing()
  trustBlobs()
  completeCrypto()
}

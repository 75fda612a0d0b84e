import { trackIterators } from '@lfi-docs/inspect'

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
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  const { randomUUID } = {
    randomUUID: (): string => {
      let bits = ''
      for (const byte of getRandomValues(new Uint8Array(16))) {
        bits += byte.toString(16).padStart(2, '0')
      }
      const variant = '89ab'.charAt(Number.parseInt(bits.charAt(16), 16) % 4)
      return [
        bits.slice(0, 8),
        bits.slice(8, 12),
        `4${bits.slice(13, 16)}`,
        variant + bits.slice(17, 20),
        bits.slice(20),
      ].join('-')
    },
  }
  Reflect.defineProperty(crypto, 'randomUUID', { value: randomUUID })
}

/**
 * The sandbox's CSP requires trusted types, so that code could not start
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

/** All differences from other workers' globals but the console and `fetch`. */
export const adjustGlobals = (): void => {
  refuseClosing()
  trustBlobs()
  completeCrypto()
  trackIterators()
}

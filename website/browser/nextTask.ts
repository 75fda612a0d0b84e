const waiting: (() => void)[] = []
let sender: MessagePort | undefined

/** One channel for all: a port that nobody holds may be collected unheard. */
const openChannel = (): MessagePort => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => waiting.shift()?.()
  // The sender holds the port that listens.
  return Object.assign(port2, { listener: port1 })
}

/** Resolves in the next task. A timer would take its time in a hidden tab. */
export const nextTask = (): Promise<void> =>
  new Promise(resolve => {
    sender ??= openChannel()
    waiting.push(resolve)
    sender.postMessage(null)
  })

import type * as Runtime from '@site/generated/sandbox/runtime'
import { createFrame, type Frame } from './createFrame'

type SandboxRuntime = typeof Runtime

/** A sandbox that has started and waits for the one run it is for. */
let spare: { readonly address: string; readonly frame: Frame } | undefined

const create = (
  { workerSource, moduleSources }: SandboxRuntime,
  address: string,
): Frame => {
  const frame = createFrame({ address, workerSource })
  frame.send({ type: 'modules', sources: moduleSources })
  return frame
}

const addressOf = (runtime: SandboxRuntime, allowNetwork: boolean): string =>
  allowNetwork ? runtime.networkSandboxAddress : runtime.sandboxAddress

export const discardSpareFrame = (): void => {
  spare?.frame.remove()
  spare = undefined
}

/** Starts the sandbox of the next run, so that the run need not wait. */
export const prepareSpareFrame = (
  runtime: SandboxRuntime,
  allowNetwork: boolean,
): void => {
  const address = addressOf(runtime, allowNetwork)
  if (spare?.address === address && !spare.frame.hasFailed()) return
  discardSpareFrame()
  spare = { address, frame: create(runtime, address) }
}

/** A sandbox that nothing has run in: the spare one, or else a new one. */
export const takeFrame = (
  runtime: SandboxRuntime,
  allowNetwork: boolean,
): Frame => {
  const address = addressOf(runtime, allowNetwork)
  if (spare?.address === address && !spare.frame.hasFailed()) {
    const { frame } = spare
    spare = undefined
    return frame
  }
  return create(runtime, address)
}

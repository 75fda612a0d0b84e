import type { CDPSession } from '@playwright/test'

/** A modest phone on a modest network, as the design names them. */
export const conditions = {
  width: 412,
  height: 823,
  slowdown: 4,
  bitsPerSecond: 1_600_000,
  latency: 150,
}

export const throttle = async (session: CDPSession): Promise<void> => {
  const throughput = conditions.bitsPerSecond / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', {
    rate: conditions.slowdown,
  })
}

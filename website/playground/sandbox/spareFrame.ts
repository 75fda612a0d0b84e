import { createSpareFrame, type OpenedFrame } from '@lfi-docs/sandbox'
import addresses from '@site/generated/sandbox/addresses.json'

/** The frame that the first script opened when Run was pressed, once. */
const takeOpened = (address: string): OpenedFrame | undefined => {
  const opened = window.firstFrame
  delete window.firstFrame
  if (opened?.element.getAttribute('src') === address) {
    return opened
  }
  opened?.element.remove()
  return undefined
}

/** A sandbox that waits for the next run on this site. */
export const spareFrame = createSpareFrame(
  allowNetwork => (allowNetwork ? addresses.network : addresses.offline),
  takeOpened,
)

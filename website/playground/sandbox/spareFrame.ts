import {
  createSpareFrame,
  type OpenedFrame,
  openFrame,
} from '@lfi-docs/sandbox'
import addresses from '@site/generated/sandbox/addresses.json'

/** The frame that the first script opened when Run was pressed, once. */
const takeOpened = (): OpenedFrame | undefined => {
  const opened = window.firstFrame
  delete window.firstFrame
  return opened
}

/** A sandbox that waits for the next run on this site. */
export const spareFrame = createSpareFrame(
  () => takeOpened() ?? openFrame(addresses.offline),
)

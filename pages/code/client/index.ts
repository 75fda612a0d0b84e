import { addressPlayground } from './addressPlayground'
import { copyCode } from './copyCode'
import { type Block, readBlock } from './readBlock'
import { runCode } from './runCode'
import { watchScrolling } from './watchScrolling'

const followLink = (event: Event, block: Block): void => {
  const { control } = block
  if (control instanceof HTMLAnchorElement && !control.hash) {
    // A tap comes before the code is in the address: wait for it, then go.
    event.preventDefault()
    void addressPlayground(block).finally(() => location.assign(control.href))
  }
}

const onClick = (event: Event): void => {
  const block = readBlock(event)
  switch (block?.action) {
    case 'copy':
      void copyCode(block.control, block.code)
      break
    case 'run':
      void runCode(block)
      break
    case 'edit':
      followLink(event, block)
      break
  }
}

/** Whoever points at a link, or reaches it by keyboard, may follow it. */
const onApproach = (event: Event): void => {
  const block = readBlock(event)
  if (block?.action === 'edit') {
    void addressPlayground(block)
  }
}

// One listener for every code block there is or will be: the blocks are inert.
if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick)
  document.addEventListener('pointerover', onApproach)
  document.addEventListener('focusin', onApproach)
}

export const onRouteDidUpdate = (): void => watchScrolling()

import { addressPlayground } from './addressPlayground'
import { copyCode } from './copyCode'
import { type Block, readBlock } from './readBlock'
import { runCode } from './runCode'
import { watchScrolling } from './watchScrolling'

/** The link to the playground that an event came through, if it came so. */
const playgroundLink = (
  block: Block | undefined,
): HTMLAnchorElement | undefined =>
  block?.action === 'edit' && block.control instanceof HTMLAnchorElement
    ? block.control
    : undefined

const prepareLink = async (
  link: HTMLAnchorElement,
  { code, language }: Block,
): Promise<void> => {
  if (language) {
    await addressPlayground(link, code.textContent ?? '', language)
  }
}

const onClick = (event: Event): void => {
  const block = readBlock(event)
  const link = playgroundLink(block)
  if (block?.action === 'copy') {
    void copyCode(block.control, block.code)
  } else if (block?.action === 'run') {
    void runCode(block)
  } else if (block && link && !link.hash) {
    // A tap comes before the code is in the address: wait for it, then go.
    event.preventDefault()
    void prepareLink(link, block).finally(() => location.assign(link.href))
  }
}

/** Whoever points at a link, or reaches it by keyboard, may follow it. */
const onApproach = (event: Event): void => {
  const block = readBlock(event)
  const link = playgroundLink(block)
  if (block && link) {
    void prepareLink(link, block)
  }
}

// One listener for every code block there is or will be: the blocks are inert.
if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick)
  document.addEventListener('pointerover', onApproach)
  document.addEventListener('focusin', onApproach)
}

export const onRouteDidUpdate = (): void => watchScrolling()

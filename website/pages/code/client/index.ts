import { addressPlayground } from './addressPlayground'
import { readBlock } from './readBlock'
import { runCode } from './runCode'

// What the first script can't do by itself (engine/first-load): it listens, and
// has copied and measured already.
if (typeof window !== 'undefined') {
  window.firstLoad?.answer('run', button => {
    const block = readBlock(button)
    if (block) {
      void runCode(block, button.dataset.codeAction === 'trace')
    }
  })
  window.firstLoad?.answer('address', link => void addressPlayground(link))
  window.firstLoad?.answer('edit', link => {
    void addressPlayground(link).finally(() => location.assign(link.href))
  })
}

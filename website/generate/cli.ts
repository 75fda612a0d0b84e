/*
 * Makes all that pages are made of, ahead of bundling: website/generate/index.ts
 * starts it beside Docusaurus and says where the site will be.
 */
import type { Answer, Request } from './read/messages'
import { run } from './run'

const answer = (message: Answer): void => void process.send?.(message)

process.on('message', ({ settings, isLast }: Request) => {
  void run(settings, answer).finally(() => {
    if (isLast) {
      process.disconnect()
    }
  })
})
// Nobody is left to generate for.
process.on('disconnect', () => process.exit())

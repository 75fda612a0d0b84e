import { whenSeen } from './visibility'

/**
 * Runs the scripts that are to count a page (`data-when-seen`), once it is
 * seen: not for a page that the browser prepares and nobody opens.
 */
export const countWhenSeen = (): void =>
  whenSeen(() => {
    for (const waiting of document.querySelectorAll<HTMLScriptElement>(
      'script[data-when-seen]',
    )) {
      const script = document.createElement('script')
      script.src = waiting.src
      script.defer = true
      waiting.replaceWith(script)
    }
  })

import { hasPoorConnection } from '../../../browser/connection'
import { speculationRules } from '../model/speculationRules'
import { whenAtRest } from './visibility'

/**
 * Lets browsers that know how to fetch the page behind a link that is pointed
 * at. Once the app is there it goes from page to page, and fetches by itself.
 */
export const speculate = (baseUrl: string): void => {
  if (!HTMLScriptElement.supports?.('speculationrules')) {
    return
  }
  whenAtRest(() => {
    if (hasPoorConnection()) {
      return
    }
    const rules = document.createElement('script')
    rules.type = 'speculationrules'
    rules.text = speculationRules(baseUrl)
    document.head.append(rules)
  })
}

export const stopSpeculating = (): void =>
  document.querySelector('script[type=speculationrules]')?.remove()

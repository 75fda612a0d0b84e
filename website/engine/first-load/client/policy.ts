import { createPolicy, FIRST_POLICY } from '../../../browser/trustedTypes'

/**
 * What this script writes itself, and scripts that the page names: those of the
 * app and those that count it.
 */
export const policy = createPolicy(FIRST_POLICY, {
  createHTML: html => html,
  createScript: script => script,
  createScriptURL: address => address,
})

/** One element, of HTML that is written here. */
export const element = (html: string): HTMLElement => {
  const template = document.createElement('template')
  template.innerHTML = policy.createHTML(html)
  return template.content.firstElementChild as HTMLElement
}

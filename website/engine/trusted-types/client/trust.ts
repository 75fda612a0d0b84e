import { createPolicy, HTML_POLICY } from '../../../browser/trustedTypes'

const policy = createPolicy(HTML_POLICY, {
  createHTML: html => html,
  createScript: text => {
    JSON.parse(text)
    return text
  },
})

/**
 * Only React calls it, for `dangerouslySetInnerHTML`: what this site's build
 * wrote. HTML that reaches the page in any other way is refused.
 */
export const trustHtml = (html: string): string => policy.createHTML(html)

/** Helmet writes elements of the head with it; a script may only hold data. */
export const writeData = (element: Element, text: string): void => {
  if (element instanceof HTMLScriptElement) {
    element.text = policy.createScript(text)
  } else {
    element.textContent = text
  }
}

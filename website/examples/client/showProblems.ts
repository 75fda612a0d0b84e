/** While developing: what is wrong with examples, above the page. */
import problems from '@generated/verified-examples/default/problems.json'

const ID = 'example-problems'

const style =
  'position:fixed;inset:auto 0 0;z-index:9999;max-height:50vh;margin:0;padding:1rem;overflow:auto;background:#2b0b0b;color:#fff;font:14px/1.5 monospace;white-space:pre-wrap'

const show = (text: string): void => {
  document.getElementById(ID)?.remove()
  if (text) {
    const overlay = document.createElement('pre')
    overlay.id = ID
    overlay.setAttribute('role', 'alert')
    overlay.style.cssText = style
    overlay.textContent = text
    document.body.append(overlay)
  }
}

// While developing there are no pages but in the browser.
if (typeof document !== 'undefined') {
  show(problems)
}

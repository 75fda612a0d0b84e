import { readTrace } from '@lfi-docs/trace'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import TraceView from './TraceView'

/** Puts the viewer into the place of a picture that holds its trace. */
export const walkPicture = (picture: HTMLElement): void => {
  const trace = readTrace(JSON.parse(picture.dataset.trace ?? 'null'))
  const drawing = picture.querySelector('[data-drawing]')
  if (!(trace && drawing)) {
    return
  }
  const host = document.createElement('div')
  drawing.replaceWith(host)
  picture.querySelector('[data-walk]')?.remove()
  flushSync(() => createRoot(host).render(<TraceView trace={trace} code="" />))
  host.querySelector('input')?.focus()
}

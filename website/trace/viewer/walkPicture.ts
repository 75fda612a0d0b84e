import { isTrace } from '../trace'
import { mountTrace } from './mountTrace'

/** Puts the viewer into the place of a picture that holds its trace. */
export const walkPicture = (picture: HTMLElement): void => {
  const trace: unknown = JSON.parse(picture.dataset.trace ?? 'null')
  const drawing = picture.querySelector<HTMLElement>('[data-drawing]')
  if (isTrace(trace) && drawing) {
    picture.querySelector('[data-walk]')?.remove()
    mountTrace(drawing, trace, { withAsync: 'withAsync' in picture.dataset })
    drawing.querySelector('input')?.focus()
  }
}

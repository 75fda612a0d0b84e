import type { Trace } from '../trace'
import { type Drawn, draw } from './drawn'

/** Says how many events were left out. */
export const drawFold = ({ folded }: Trace): Drawn =>
  draw(
    'div',
    { class: 'trace-fold' },
    `${folded.toLocaleString('en')} events in between are folded`,
  )

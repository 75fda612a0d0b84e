import { drawCard, pipelinesOf } from '@lfi-docs/trace'
import { readRecord } from '../../records/readRecord'
import { drawnToHtml } from '../drawnToHtml'
import type { Demonstrations } from './model/demonstrations'

/** The facts that the home page shows. */
export const demonstrate = (): Demonstrations => {
  const { version, total } = readRecord('sizes').about
  const { trace, ...laziness } = readRecord('demonstrations').runs.laziness
  const html = pipelinesOf(trace)
    .outer.map(pipeline =>
      drawnToHtml(drawCard(trace, pipeline, { isLive: false })),
    )
    .join('')
  return { laziness: { ...laziness, html }, size: { version, whole: total } }
}

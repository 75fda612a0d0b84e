import type { Bar } from '@site/pages/timelines/client/timelineData'

const outcomes = {
  done: undefined,
  failed: 'failed',
  unused: 'abandoned',
} as const

/** How src/css/trace.css tells stages and outcomes apart. */
export const stageMarks = (stage: number, outcome: Bar['outcome']) => ({
  'data-stage': stage,
  'data-outcome': outcomes[outcome],
})

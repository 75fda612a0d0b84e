import type { Bar } from '@site/pages/timelines/client/timelineData'

/** What fits into a narrow bar: the stage's initial, or how long it took. */
export const barLabel = (
  { stage, start, end, outcome }: Bar,
  stages: readonly string[],
): string => {
  const label = stages.length > 1 ? stage.charAt(0) : `${end - start}`
  return outcome === 'failed' ? `✕ ${label}` : label
}

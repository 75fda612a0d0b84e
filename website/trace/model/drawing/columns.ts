import type { StepKind, Trace, TraceEvent } from '../trace'

/** Whether an event is drawn in the flow; the others are in the lanes. */
export const isFlowEvent = (
  { steps }: Trace,
  { type, step, other }: TraceEvent,
): boolean => {
  const isConcur = steps[step]?.kind === 'concur'
  // A Concur step that pulls does so from one that is not.
  const pullsPlain =
    type === 'pull' && other !== undefined && steps[other]?.kind !== 'concur'
  return !isConcur || pullsPlain
}

/** The steps, each after those that it was given, pipeline by pipeline. */
const inOrder = ({ steps }: Trace): readonly number[] => {
  const given = new Set(steps.flatMap(({ inputs = [] }) => inputs))
  const ordered = new Set<number>()
  const path = new Set<number>()
  const visit = (index: number): void => {
    if (ordered.has(index) || path.has(index)) {
      return
    }
    path.add(index)
    for (const input of steps[index]?.inputs ?? []) {
      visit(input)
    }
    ordered.add(index)
  }
  const all = steps.map((_, index) => index)
  for (const end of all.filter(index => !given.has(index))) {
    visit(end)
  }
  for (const rest of all) {
    visit(rest)
  }
  return [...ordered]
}

/** The steps that have a column in the flow, from left to right. */
export const flowColumns = (trace: Trace): readonly number[] => {
  const used = new Set(
    trace.events
      .filter(event => isFlowEvent(trace, event))
      .flatMap(({ step, other = step }) => [step, other]),
  )
  return inOrder(trace).filter(step => used.has(step))
}

/** Whether the flow holds no step but sources of Concur ones. */
export const onlyFeedsLanes = (trace: Trace): boolean =>
  flowColumns(trace).every(step => {
    const { kind, role } = trace.steps[step] ?? {}
    return kind === 'concur' || role === 'source'
  })

/** The steps of some kinds, each after those that it was given. */
export const stepsOfKinds = (
  trace: Trace,
  kinds: readonly StepKind[],
): readonly number[] =>
  inOrder(trace).filter(step => {
    const kind = trace.steps[step]?.kind
    return kind && kinds.includes(kind)
  })

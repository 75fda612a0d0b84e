import type { TraceEvent } from '../model/trace'
import type { LaneBar, LaneEnd } from './lane'

/** A lane that is still being filled. */
type OpenLane = {
  label: string
  depth: number
  ats: number[]
  bars: LaneBar[]
  end: LaneEnd | undefined
  branches: OpenLane[]
  /** Whether it has the work of a pipeline that a callback returned. */
  isFlattened: boolean
}

/**
 * What a pipeline inside gave is on the lane of its work already, unless
 * something more happens to it.
 */
const foldEnds = (lane: OpenLane): void => {
  if (!lane.isFlattened) {
    return
  }
  const isEmpty = ({ bars, branches }: OpenLane): boolean =>
    bars.length === 0 && branches.length === 0
  for (const { ats, end } of lane.branches.filter(isEmpty)) {
    lane.ats.push(...ats)
    lane.end = end
  }
  lane.branches = lane.branches.filter(branch => !isEmpty(branch))
}

/** A lane and those that branch off from it, in the order of the picture. */
export const flatten = (lane: OpenLane): OpenLane[] => {
  foldEnds(lane)
  return [lane, ...lane.branches.flatMap(flatten)]
}

/** Gives each event the lane of the value it came from. */
export const createSorter = () => {
  const roots: OpenLane[] = []
  const laneOf = new Map<number, OpenLane>()
  const continued = new Set<string>()
  const received = new Map<number, number>()
  const open = (label: string, parent: OpenLane | undefined): OpenLane => {
    const depth = parent ? parent.depth + 1 : 0
    const lane: OpenLane = {
      label,
      depth,
      ats: [],
      bars: [],
      end: undefined,
      branches: [],
      isFlattened: false,
    }
    const siblings = parent?.branches ?? roots
    siblings.push(lane)
    return lane
  }
  const sort = (event: TraceEvent): OpenLane => {
    const { at, type, step, other, value } = event
    // A call that names no value is made for the last that its step received.
    const from =
      event.from ?? (type === 'call' ? received.get(step) : undefined)
    const parent = from === undefined ? undefined : laneOf.get(from)
    if (other !== undefined) {
      received.set(other, at)
    }
    const key = `${from} ${step}`
    const isBranch = type === 'value' && parent && continued.has(key)
    const lane = parent && !isBranch ? parent : open(value, parent)
    if (type === 'value') {
      continued.add(key)
    }
    laneOf.set(at, lane)
    return lane
  }
  /** Plain steps have no lanes, but a value may come through them. */
  const pass = ({ at, from }: TraceEvent): void => {
    const lane = from === undefined ? undefined : laneOf.get(from)
    if (lane) {
      laneOf.set(at, lane)
    }
  }
  return { roots, sort, pass }
}

import { type CardOptions, type Trace, walkTogether } from '@lfi-docs/trace'
import { type ReactNode, useMemo } from 'react'
import Drawing from '../Drawing'
import Sentence from '../Sentence'
import { useRegion } from '../useRegion'
import { useWalk, type Walk } from '../useWalk'
import WalkBar from '../WalkBar'
import '../live.css'
import styles from './styles.module.css'

export type ComparedRun = { readonly title: string; readonly trace: Trace }

type SideProps = ComparedRun & {
  /** The place of the last event so far; -1 before the first. */
  place: number
  time: number
  options: Omit<CardOptions, 'isLive'>
  onKeyDown: Walk['onKeyDown']
  onChoose: (place: number) => void
}

function Side(props: SideProps): ReactNode {
  const { title, trace, place, time, options, onKeyDown, onChoose } = props
  const event = trace.events[place]
  return (
    <div className={styles.side}>
      <p className={styles.title}>{title}</p>
      {event ? (
        <Sentence trace={trace} event={event} />
      ) : (
        <p className={styles.waiting}>has not begun</p>
      )}
      <Drawing
        name={`What happened: ${title}`}
        trace={trace}
        options={options}
        event={event}
        time={time}
        onKeyDown={onKeyDown}
        onChoose={at =>
          onChoose(trace.events.findIndex(event => event.at === at))
        }
      />
    </div>
  )
}

type Props = { runs: readonly ComparedRun[] }

/** Runs on the same input side by side, on one axis, walked together. */
export default function CompareView({ runs }: Props): ReactNode {
  const moments = useMemo(
    () => walkTogether(runs.map(({ trace }) => trace)),
    [runs],
  )
  const region = useRegion('Comparison')
  const walk = useWalk([...moments.keys()], moments.length)
  const places = moments[walk.index]?.places ?? []
  const options = useMemo(
    () => ({ end: moments.at(-1)?.time, withAsync: true }),
    [moments],
  )
  return (
    <section className={styles.compare} {...region}>
      <WalkBar walk={walk} />
      <div className={styles.sides}>
        {runs.map(({ title, trace }, side) => (
          <Side
            key={title}
            title={title}
            trace={trace}
            place={places[side] ?? -1}
            time={moments[walk.index]?.time ?? 0}
            options={options}
            onKeyDown={walk.onKeyDown}
            onChoose={place =>
              walk.goTo(moments.findIndex(now => now.places[side] === place))
            }
          />
        ))}
      </div>
    </section>
  )
}

import { ticksUpTo } from './ticksUpTo'

type Props = { width: number }

/** Milliseconds below the lanes, so that lengths can be read off. */
export function Axis({ width }: Props) {
  return (
    <div className="trace-lane trace-axis">
      <span className="trace-name">ms</span>
      <span className="trace-track">
        {ticksUpTo(width).map(at => (
          <span key={at} style={{ insetInlineStart: `${(at / width) * 100}%` }}>
            {at}
          </span>
        ))}
      </span>
    </div>
  )
}

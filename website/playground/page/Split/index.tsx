import { type ReactNode, useEffect, useState } from 'react'
import { readStored, store } from '../../../browser/storage'
import styles from './styles.module.css'

const KEY = 'lfi.playground.split'
const MIN = 20
const MAX = 80
const START = 58

const remembered = (): number =>
  Math.min(MAX, Math.max(MIN, Number(readStored(KEY)) || START))

type Props = { first: ReactNode; second: ReactNode }

/**
 * Two panes, and what divides them: a slider over both, of which only the thumb
 * is there for the pointer. Its place is kept.
 */
export default function Split({ first, second }: Props): ReactNode {
  const [percent, setPercent] = useState(remembered)
  // Kept when it rests: a pointer moves many times a second.
  useEffect(() => {
    const keep = () => percent !== remembered() && store(KEY, String(percent))
    const timer = setTimeout(keep, 300)
    return () => clearTimeout(timer)
  }, [percent])
  return (
    <div
      className={styles.split}
      style={{ ['--split' as string]: `${percent}%` }}
    >
      {first}
      <input
        type="range"
        aria-label="Size of the editor"
        min={MIN}
        max={MAX}
        value={percent}
        onChange={({ target }) => setPercent(Number(target.value))}
        onDoubleClick={() => setPercent(START)}
      />
      {second}
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './styles.module.css'

const strands = [
  {
    flavour: 'plain',
    seconds: 12,
    path: 'M-20 92C240 92 330 210 620 210S1010 60 1460 96',
  },
  {
    flavour: 'async',
    seconds: 30,
    path: 'M-20 150C260 150 360 92 640 118S1060 214 1460 160',
  },
  {
    flavour: 'concur',
    seconds: 18,
    path: 'M-20 214C220 214 380 150 600 60S1080 140 1460 226',
  },
] as const

/** Three strands, one a flavour, with values travelling along them. */
export const Strands = (): ReactNode => (
  <svg
    aria-hidden="true"
    className={styles.strands}
    preserveAspectRatio="none"
    viewBox="0 0 1440 280"
  >
    {strands.map(({ flavour, seconds, path }) => (
      <g data-flavour={flavour} key={flavour}>
        <path d={path} />
        <path
          className={styles.values}
          d={path}
          pathLength="100"
          style={{ animationDuration: `${seconds}s` }}
        />
      </g>
    ))}
  </svg>
)

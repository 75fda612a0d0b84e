import type { ReactNode } from 'react'
import controls from '../controls.module.css'

const paths = {
  run: 'M5 3.5v9l7.5-4.5z',
  stop: 'M4 4h8v8H4z',
  share: 'M8 10V2m0 0L5 5m3-3 3 3M3 9v4h10V9',
  format: 'M2.5 4h11M2.5 8h7M2.5 12h9',
  reset: 'M3 8a5 5 0 1 0 1.6-3.7M3 2.5V5h2.5',
  close: 'm4 4 8 8m0-8-8 8',
  trace: 'M3 2.5v11M8 2.5v11M13 2.5v11M3 5.5h5m0 5h5',
  recent: 'M8 4v4l2.5 1.5M8 2a6 6 0 1 1-6 6',
} as const

export type IconName = keyof typeof paths

const solid: ReadonlySet<IconName> = new Set(['run', 'stop'])

type Props = { name: IconName; children?: string }

/** A 16-pixel drawing, and the label beside it if there is room for one. */
export default function Icon({ name, children }: Props): ReactNode {
  return (
    <>
      <svg
        aria-hidden="true"
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill={solid.has(name) ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={paths[name]} />
      </svg>
      {children && <span className={controls.buttonText}>{children}</span>}
    </>
  )
}

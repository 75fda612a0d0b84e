import type { ReactNode } from 'react'

const PATHS = {
  magnifier: 'M14 8.5a5.5 5.5 0 1 1-11 0a5.5 5.5 0 0 1 11 0zM13 13l4.5 4.5',
  star: 'm10 3 2.2 4.6 5 .7-3.6 3.5.9 5L10 14.4l-4.5 2.4.9-5L2.8 8.3l5-.7Z',
  cross: 'm5 5 10 10M15 5 5 15',
  chip: 'M4 4h12v12H4zM8 1v3m4-3v3M8 16v3m4-3v3M1 8h3m-3 4h3m12-4h3m-3 4h3',
  stopwatch: 'M10 5a6 6 0 1 1 0 12a6 6 0 0 1 0-12zM8 2h4m-2 0v3m0 3v3l2 1',
} as const

export type IconName = keyof typeof PATHS

export default function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width="16"
      height="16"
      fill="none"
      stroke="currentcolor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}

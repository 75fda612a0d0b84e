import type { Props } from '@theme/Root'
import type { ReactNode } from 'react'
import { useEarlyWishes } from './useEarlyWishes'

export default function Root({ children }: Props): ReactNode {
  useEarlyWishes()
  return children
}

import type { Props } from '@theme/Root'
import type { ReactNode } from 'react'
import { useEarlyRequests } from './useEarlyRequests'

export default function Root({ children }: Props): ReactNode {
  useEarlyRequests()
  return children
}

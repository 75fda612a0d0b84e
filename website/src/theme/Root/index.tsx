import { useHistory } from '@docusaurus/router'
import type { Props } from '@theme/Root'
import { type ReactNode, useEffect } from 'react'
import { pressLater } from './pressLater'

/** From now on the app answers what the first script could only keep for it. */
const useEarlyWishes = (): void => {
  const history = useHistory()
  useEffect(() => {
    const ends = [
      window.firstLoad?.answer('press', pressLater),
      window.firstLoad?.answer('navigate', path => history.push(path)),
    ]
    return () => {
      for (const end of ends) {
        end?.()
      }
    }
  }, [history])
}

export default function Root({ children }: Props): ReactNode {
  useEarlyWishes()
  return children
}

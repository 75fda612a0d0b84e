import { useHistory } from '@docusaurus/router'
import { useEffect } from 'react'
import { pressLater } from './pressLater'

/** From now on the app answers what the first script could only keep for it. */
export const useEarlyRequests = (): void => {
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

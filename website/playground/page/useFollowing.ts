import { useEffect, useRef } from 'react'
import { isSameProject, type Project, projectOf } from '../project/project'
import { MAX_HASH_LENGTH, playgroundAddress } from '../share'
import { useLatest } from './useLatest'

/** A pause in typing that is worth a run, or another address. */
const PAUSE = 700

/** Calls back when the project has changed and rests, while it is wanted. */
export const useChanged = (
  isWanted: boolean,
  project: Project,
  onChanged: (project: Project) => void,
): void => {
  const latest = useLatest(onChanged)
  const seen = useRef(project)
  useEffect(() => {
    if (!isWanted || isSameProject(seen.current, project)) {
      seen.current = project
      return
    }
    const timer = setTimeout(() => {
      seen.current = project
      latest.current(project)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [isWanted, project, latest])
}

const follow = async (project: Project): Promise<void> => {
  const address = await playgroundAddress(projectOf(project), '/')
  const { hash } = new URL(address, location.origin)
  if (hash.length <= MAX_HASH_LENGTH) {
    const path = location.pathname + location.search
    history.replaceState(history.state, '', path + hash)
  }
}

/** Keeps the code in the address, as far as it fits. */
export const useFollowedAddress = (
  isWanted: boolean,
  project: Project,
): void => {
  useChanged(isWanted, project, changed => void follow(changed))
  const latest = useLatest(project)
  useEffect(() => {
    if (isWanted) {
      void follow(latest.current)
    }
  }, [isWanted, latest])
}

import type { ReactNode } from 'react'
import type { FunctionEntry } from '../library/model/schema'
import { sentencesOf } from './facts'
import { behaviour } from './observedLists'
import { Link } from './parts'

/** What was observed of a function. */
export function Behaviour({ entry }: { entry: FunctionEntry }): ReactNode {
  const observed = behaviour[entry.name]
  return (
    observed && (
      <>
        <ul className="api-behaviour">
          {sentencesOf(observed, entry).map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className="api-note">
          <Link to="/docs/api/behaviour">Behaviour of all functions</Link>
        </p>
      </>
    )
  )
}

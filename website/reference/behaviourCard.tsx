import type { ReactNode } from 'react'
import type { FunctionEntry } from '../library/model/schema'
import { formsOf, formWords, sentencesOf } from './facts'
import { Link, Phrase, useReference } from './parts'

/** What was observed of a function, and what other ways to call it differ in. */
export function Behaviour({ entry }: { entry: FunctionEntry }): ReactNode {
  const { behaviour } = useReference()
  const observed = behaviour[entry.name]
  if (!observed) {
    return null
  }
  const usual = sentencesOf(observed, entry)
  const others = formsOf(entry.name, behaviour).flatMap(
    ({ form, observed }) => {
      const sentences = sentencesOf(observed, entry).filter(
        sentence => !usual.includes(sentence),
      )
      return sentences.length > 0 ? [{ form, sentences }] : []
    },
  )
  return (
    <>
      <ul className="api-behaviour">
        {usual.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {others.map(({ form, sentences }) => (
        <p key={form}>
          <b>
            Called <Phrase of={formWords[form] ?? form} />:
          </b>{' '}
          {sentences.join(' ')}
        </p>
      ))}
      <p className="api-note">
        <Link to="/docs/api/behaviour">Behaviour of all functions</Link>
      </p>
    </>
  )
}

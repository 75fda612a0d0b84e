import type { ReactNode } from 'react'
import type { FunctionEntry } from '../library/model/schema'
import { type About, formsOf, formWords, sentencesOf } from './facts'
import { Link, Phrase, useReference } from './parts'

/** What was observed of a function, and what other ways to call it differ in. */
export function Behaviour({ entry }: { entry: FunctionEntry }): ReactNode {
  const { behaviour } = useReference()
  const observed = behaviour[entry.name]
  if (!observed) {
    return null
  }
  const about: About = {
    flavour: entry.flavour,
    isOptional: /Optional</u.test(entry.signatures[0]?.returns ?? ''),
  }
  const usual = sentencesOf(observed, about)
  const others = formsOf(entry.name, behaviour).flatMap(
    ({ form, observed }) => {
      const sentences = sentencesOf(observed, about).filter(
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

import type { ReactNode } from 'react'
import { commonParameters } from '../data/families/family'
import type { FunctionEntry, Parameter } from '../library/model/schema'
import { Declaration, Folded, Phrase } from './parts'
import { textsOf } from './reference'

type Props = { entry: FunctionEntry }

/** Types that the declarations mention and the package does not export. */
const helperTypes: Readonly<Record<string, string>> = {
  MaybePromiseLike: '`T | PromiseLike<T>`, so a callback may be async',
  Integer: 'a `number`; TypeScript rejects a literal that has a fraction',
  NonNegativeInteger:
    'a `number`; TypeScript rejects a literal that is negative or has a fraction',
  PositiveInteger:
    'a `number`; TypeScript rejects a literal that is negative or has a fraction',
}

export function HelperTypes({ text }: { text: string }): ReactNode {
  return Object.entries(helperTypes)
    .filter(([name]) => new RegExp(`\\b${name}\\b`, 'u').test(text))
    .map(([name, explanation]) => (
      <p key={name} className="api-note">
        <code>{name}</code> is <Phrase of={explanation} />.
      </p>
    ))
}

/** The same for comparison, however it is broken into lines. */
const withoutHelpers = (text: string): string =>
  text
    .replaceAll(/\bMaybePromiseLike<(\w+)>/gu, '$1 | PromiseLike<$1>')
    .replaceAll(/\s|,(?=\s*\))/gu, '')

/** The call as a step of a pipe: `map(fn)`, or `flatten` without a call. */
const pipeCallOf = ({
  callForms,
  signatures,
}: FunctionEntry): string | undefined => {
  const last = signatures[0]?.parameters.at(-1)
  if (!last || !/Iterable</u.test(last.type) || last.type.includes('=>')) {
    return undefined
  }
  const end = `(${last.name})`
  return callForms
    .filter(form => form.endsWith(end))
    .map(form => form.slice(0, -end.length))
    .find(step => !step.includes(')('))
}

/** The signature that people use, the call in a pipe, and all the rest folded. */
export function Signature({ entry }: Props): ReactNode {
  const { declaration: simple, overloads: all } = entry
  const pipeCall = pipeCallOf(entry)
  const text = all.join('\n\n')
  const isSame = withoutHelpers(text) === withoutHelpers(simple)
  return (
    <>
      <Declaration text={simple} label="Signature" />
      {pipeCall && (
        <p className="api-note">
          In a pipe: <code>{pipeCall}</code>
        </p>
      )}
      {!(isSame && entry.callForms.length <= 2) && (
        <Folded
          summary={
            all.length > 1 ? 'All overloads' : 'Full signature and calls'
          }
        >
          {!isSame && <Declaration text={text} label="All types" />}
          <HelperTypes text={text} />
          <ul className="clean-list api-forms">
            {entry.callForms.map(form => (
              <li key={form}>
                <code>{form}</code>
              </li>
            ))}
          </ul>
        </Folded>
      )}
    </>
  )
}

const describeParameter = (
  entry: FunctionEntry,
  { name, type }: Parameter,
): string => {
  const text =
    textsOf(entry)?.parameters?.[name] ?? commonParameters[name] ?? ''
  return entry.flavour !== 'plain' && /=>|Compare</u.test(type)
    ? `${text} May be async.`
    : text
}

const concepts = '/docs/concepts'

const returnsByType: readonly (readonly [RegExp, string])[] = [
  [
    /^Iterable</u,
    'a lazy iterable: each time you iterate it, the work is done again.',
  ],
  [
    /^AsyncIterable</u,
    'a lazy async iterable: each time you iterate it, the work is done again.',
  ],
  [/^RangeIterable$/u, 'a lazy iterable of integers, with a method `step`.'],
  [
    /^ConcurIterable</u,
    `a lazy [concur iterable](${concepts}/concurrent-iterable): nothing runs until you [consume it](/docs/api/variables/forEachConcur).`,
  ],
  [/Optional</u, `a lazy [optional](${concepts}/optional): one value or none.`],
  [
    /^Curried</u,
    'a function that takes its arguments all at once or a few at a time.',
  ],
  [/^Promise<void>/u, 'a promise that resolves when everything is done.'],
  [/^Promise</u, 'a promise of the result.'],
  [
    /^(?:Raw)?Async\w*Reducer/u,
    `an async [reducer](${concepts}/reducer) for \`reduceAsync\` and \`reduceConcur\`.`,
  ],
  [
    /^OptionalReducer</u,
    `a [reducer](${concepts}/reducer) without a start value: the result is an [optional](${concepts}/optional).`,
  ],
  [
    /Reducer(?:With\w+)?</u,
    `a [reducer](${concepts}/reducer) for \`reduce\`, \`reduceAsync\` and \`reduceConcur\`.`,
  ],
  [/^void$/u, 'nothing.'],
]

const describeReturn = (entry: FunctionEntry): string => {
  const own = textsOf(entry)?.returns
  const type = entry.signatures[0]?.returns ?? ''
  if (own) {
    return type.startsWith('Promise<') ? `a promise of ${own}` : own
  }
  return returnsByType.find(([pattern]) => pattern.test(type))?.[1] ?? ''
}

const parametersOf = ({ signatures }: FunctionEntry): Parameter[] => [
  ...new Map(
    signatures
      .flatMap(({ parameters }) => parameters)
      .map(parameter => [parameter.name, parameter]),
  ).values(),
]

/** What to pass, what comes back, and when it throws. */
export function Parameters({ entry }: Props): ReactNode {
  const returns = describeReturn(entry)
  return (
    <ul className="clean-list api-parameters">
      {parametersOf(entry).map(parameter => (
        <li key={parameter.name}>
          <code>{`${parameter.rest ? '...' : ''}${parameter.name}`}</code>
          {parameter.optional && <small> optional</small>}{' '}
          <Phrase of={describeParameter(entry, parameter)} />
        </li>
      ))}
      {returns && (
        <li>
          <b>Returns</b> <Phrase of={returns} />
        </li>
      )}
      {entry.throws.map(text => (
        <li key={text}>
          <b>Throws</b> <Phrase of={text} />
        </li>
      ))}
    </ul>
  )
}

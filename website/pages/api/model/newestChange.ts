import { behaviourChanges } from '../../../data/behaviourChanges'
import type { Entry } from '../../../library/model/schema'
import { columnOf, wordFor } from './behaviourColumns'

type FieldChange = NonNullable<Entry['changes']>[number]
type Versioned = { version: string }

export type VersionChange = {
  version: string
  /** `Changed in 4.1.2`, or between which versions. */
  when: string
  /** What changed, in words that follow on a colon; Markdown. */
  phrases: string[]
  /** The section of docs/upgrading.mdx that shows it. */
  section: string
}

/** The section with the table of everything that changed. */
const TABLE = 'behaviour'
const MAX_PHRASES = 2

const closes: Readonly<Record<string, string>> = {
  yes: 'closes its source',
  some: 'closes its source only in some cases',
  no: 'no longer closes its source',
}

const byField: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'closes.break': closes,
  'closes.throw': closes,
  'closes.own': closes,
  'rejection.several': {
    one: 'several failures reject as one error',
    some: 'several failures can reject as an `AggregateError`',
    aggregate: 'several failures reject as an `AggregateError`',
    nested: 'several failures reject as nested `AggregateError`s',
  },
  'rejection.settles': {
    once: 'rejects at once',
    end: 'rejects only when everything else is done',
    never: 'no longer rejects',
  },
  'rejection.hidden': {
    yes: 'its result can hide a failure',
    no: 'no longer hides failures',
  },
  emptyConcur: {
    works: 'takes `emptyConcur()`',
    bare: 'with `emptyConcur()` there is no promise to await',
    throws: 'throws for `emptyConcur()`',
  },
  endless: { throws: 'throws on an endless source' },
  nan: {
    first: '`NaN` counts only if it comes first',
    last: '`NaN` counts only if it comes last',
    spreads: '`NaN` makes the result `NaN`',
    ignored: '`NaN` is ignored',
    depends: 'the result depends on where `NaN` is',
  },
}

/** A reducer has fields of functions, some for each function that takes it. */
const phraseFor = ({ field, after }: FieldChange): string => {
  const [, name = field, consumer] =
    /^reducer\.(\w+)(?:\.(\w+))?$/u.exec(field) ?? []
  const known = byField[name]?.[after]
  if (known) {
    return consumer ? `in \`${consumer}\`, ${known}` : known
  }
  const column = columnOf(field)
  return `${column.heading}: ${wordFor(column, after) || 'does not happen'}`
}

const bySection: Readonly<Record<string, string>> = {
  'failures-are-collected': 'several failures reject as an `AggregateError`',
  'an-answer-hides-failures': 'its result can hide a failure',
  'promises-are-awaited': 'promises among the values are awaited',
  'empty-is-a-function': 'is a function',
  'a-concur-iterable-is-an-object': 'a concur iterable is an object',
  'generators-stay-open': 'no longer closes its source',
  'symbols-cannot-be-joined': 'throws for a symbol',
}

const whenOf = (version: string): string =>
  version.startsWith('by ')
    ? `Changed in ${version.slice(3)} or shortly before`
    : `Changed in ${version}`

const plainVersion = (version: string): string => version.replace('by ', '')

const compareVersions = (a: Versioned, b: Versioned): number =>
  plainVersion(a.version).localeCompare(plainVersion(b.version), 'en', {
    numeric: true,
  })

/** The newest version in which an export changed, and what changed in it. */
export const newestChange = ({
  name,
  changes = [],
}: Pick<Entry, 'name' | 'changes'>): VersionChange | undefined => {
  const written = behaviourChanges.filter(({ names }) => names.includes(name))
  const [newest] = [...written, ...changes].sort((a, b) =>
    compareVersions(b, a),
  )
  if (newest === undefined) {
    return undefined
  }
  const isNewest = (change: Versioned): boolean =>
    compareVersions(change, newest) === 0
  const sections = written.filter(isNewest).map(({ section }) => section)
  const phrases = new Set([
    ...sections.flatMap(section => bySection[section] ?? []),
    ...changes.filter(isNewest).map(phraseFor),
  ])
  return {
    version: plainVersion(newest.version),
    when: whenOf(newest.version),
    phrases: [...phrases].slice(0, MAX_PHRASES),
    section: sections.at(-1) ?? TABLE,
  }
}

/** What a change is called that no field of the record shows. */
const NOTE = 'note'

/**
 * Every change that is known, oldest first: those of fields, and as notes those
 * that only running both versions showed.
 */
export const allChanges = ({
  name,
  changes = [],
}: Pick<Entry, 'name' | 'changes'>): FieldChange[] => {
  const said = new Set(
    changes.map(
      change => `${plainVersion(change.version)} ${phraseFor(change)}`,
    ),
  )
  const notes = behaviourChanges
    .filter(({ names }) => names.includes(name))
    .map(({ version, section }): FieldChange => {
      const after = bySection[section] ?? section.replaceAll('-', ' ')
      return { version, field: NOTE, before: '-', after }
    })
    .filter(
      ({ version, after }) => !said.has(`${plainVersion(version)} ${after}`),
    )
  return [...changes, ...notes].sort(compareVersions)
}

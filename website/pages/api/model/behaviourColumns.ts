import type { RecordedFields } from '../../../library/behaviour/model/record'

/** A fact of the record of behaviour, as tables show it. */
export type BehaviourColumn = {
  /** In the record, and in the address of a filtered table. */
  field: string
  heading: string
  /** What the recorded values are called; others are shown as they are. */
  words?: Readonly<Record<string, string>>
  /** The text in the table of all functions, where that needs other facts. */
  cell?: (fields: RecordedFields) => string
}

const held = {
  none: 'nothing',
  few: 'a few',
  window: 'a window',
  all: 'everything',
}
const nan = {
  spreads: 'always',
  ignored: 'never',
  first: 'if it comes first',
  last: 'if it comes last',
  depends: 'depends on where it is',
}
const rejects = { once: 'at once', end: 'at the end', never: 'never rejects' }
const closes = { yes: 'closes', some: 'in some cases', no: 'leaves open' }

/** Each word stands in few columns only, so that a filter finds what it says. */
export const behaviourColumns: readonly BehaviourColumn[] = [
  {
    field: 'start',
    heading: 'Start',
    cell: fields => {
      const opens = Number(fields.get('opens') ?? 1)
      const start = fields.get('start') ?? ''
      return opens > 1 ? `${start}, ${opens} times` : start
    },
  },
  { field: 'pulls.first', heading: 'Pulls for one' },
  { field: 'pulls.all', heading: 'Pulls for five' },
  { field: 'closes.break', heading: 'On break', words: closes },
  { field: 'closes.throw', heading: 'On throw', words: closes },
  { field: 'closes.own', heading: 'When it stops', words: closes },
  { field: 'endless', heading: 'Endless source' },
  { field: 'empty', heading: 'Empty source' },
  {
    field: 'atOnceRule',
    heading: 'Calls at once',
    // Sorted by these words, more calls come after fewer.
    words: { 'floor(n/2)': 'half of n', '2floor(n/2)': 'mostly n' },
    cell: fields => {
      const rule = wordFor(columnOf('atOnceRule'), fields.get('atOnceRule'))
      const count = wordFor(columnOf('atOnce'), fields.get('atOnce'))
      return rule || (count && `${count} of 5`)
    },
  },
  {
    field: 'order',
    heading: 'Order',
    words: { source: 'keeps order', arrival: 'arrival' },
  },
  {
    field: 'held',
    heading: 'Holds',
    words: held,
    cell: fields => {
      const usual = wordFor(columnOf('held'), fields.get('held'))
      const slow = wordFor(columnOf('heldWhenSlow'), fields.get('heldWhenSlow'))
      return slow && slow !== usual ? `${usual}, ${slow} if slow` : usual
    },
  },
  { field: 'again', heading: 'Read again' },
  {
    field: 'waitsForLaterSteps',
    heading: 'Later steps',
    words: { yes: 'waits', no: 'does not wait' },
  },
  { field: 'rejection.settles', heading: 'Rejects', words: rejects },
  {
    field: 'rejection.hidden',
    heading: 'Failures before',
    words: { yes: 'hides failures', no: 'reports them' },
  },
]

/** Facts that only the texts on versions show; others have no words. */
const otherColumns: readonly BehaviourColumn[] = [
  { field: 'opens', heading: 'Times that it opens the source' },
  { field: 'single', heading: 'Source of one value' },
  { field: 'pulls.early', heading: 'Pulls when it stops early' },
  { field: 'readsOn', heading: 'Still reads an endless source' },
  { field: 'heldWhenSlow', heading: 'Holds while work is slow', words: held },
  ...['reduce', 'reduceAsync', 'reduceConcur'].map(name => ({
    field: `reducer.nan.${name}`,
    heading: `\`NaN\` is the result in \`${name}\``,
    words: nan,
  })),
  {
    field: 'emptyConcur',
    heading: '`emptyConcur()`',
    words: { bare: 'returns no promise' },
  },
  {
    field: 'rejection.whenSourceFails',
    heading: 'Rejects when the source throws',
    words: rejects,
  },
  {
    field: 'rejection.several',
    heading: 'Several failures',
    words: {
      one: 'one error',
      some: 'one error or an `AggregateError`',
      aggregate: 'one `AggregateError`',
      nested: '`AggregateError`s in one',
    },
  },
  { field: 'rejection.unhandled', heading: 'Unhandled rejection, too' },
  { field: 'nan', heading: '`NaN` is the result', words: nan },
]

export const columnOf = (field: string): BehaviourColumn =>
  [...behaviourColumns, ...otherColumns].find(
    column => column.field === field,
  ) ?? { field, heading: `\`${field}\`` }

/** The text of a recorded value; empty where there is none. */
export const wordFor = ({ words }: BehaviourColumn, value = '-'): string =>
  value === '-' ? '' : (words?.[value] ?? value)

/** The text of a cell in the table of all functions. */
export const cellOf = (
  column: BehaviourColumn,
  fields: RecordedFields = new Map(),
): string => column.cell?.(fields) ?? wordFor(column, fields.get(column.field))

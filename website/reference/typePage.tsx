import type { ReactNode } from 'react'
import type {
  ConstantEntry,
  Entry,
  Member,
  TypeEntry,
} from '../library/model/schema'
import {
  Footer,
  packageTextOf,
  pageOf,
  renderExamples,
  section,
} from './entryPage'
import {
  Declaration,
  EntryLink,
  escapeMdx,
  Folded,
  inert,
  Phrase,
} from './parts'
import {
  findEntry,
  type Page,
  type Reference,
  summaryOf,
  typesMentioning,
} from './reference'
import { HelperTypes } from './signatureParts'

const renderMember = (
  member: Member,
  entry: TypeEntry,
  reference: Reference,
): string[] => [
  `### ${member.name}`,
  inert(
    <p>
      <code>{member.type}</code>
      {member.optional && <small> optional</small>}
    </p>,
    reference,
  ),
  escapeMdx(member.description),
  ...member.throws.map(text => `Throws ${escapeMdx(text)}`),
  ...renderExamples(
    { name: `${entry.name}.${member.name}`, examples: member.examples },
    reference,
  ),
]

/** The precise statement, below the sentence of our own. */
function PackageText({ entry }: { entry: Entry }): ReactNode {
  return (
    <Folded summary="The description of the package">
      {packageTextOf(entry).map(text => (
        <p key={text}>
          <Phrase of={text} />
        </p>
      ))}
    </Folded>
  )
}

/** Names that link to their pages, without a word on each. */
function Names({ of: entries }: { of: readonly Entry[] }): ReactNode {
  return (
    entries.length > 0 && (
      <p className="api-functions">
        {entries.map(entry => [
          <EntryLink key={entry.name} entry={entry} />,
          ' ',
        ])}
      </p>
    )
  )
}

const entriesOf = (names: readonly string[], { model }: Reference): Entry[] =>
  names.flatMap(name => findEntry(model, name) ?? [])

export const typePage = (entry: TypeEntry, reference: Reference): Page => {
  const block = (content: ReactNode): string => inert(content, reference)
  const names = (entries: readonly Entry[]): string =>
    block(<Names of={entries} />)
  return pageOf(entry, reference, [
    escapeMdx(summaryOf(entry, reference)),
    block(
      <>
        <Declaration
          text={entry.declaration}
          label="Definition"
          own={entry.name}
        />
        <HelperTypes text={entry.definition} />
      </>,
    ),
    ...section(
      'Members',
      ...entry.members.flatMap(member =>
        renderMember(member, entry, reference),
      ),
    ),
    ...section('Examples', ...renderExamples(entry, reference)),
    ...section(
      'Functions that take it',
      names(entriesOf(entry.takenBy, reference)),
    ),
    ...section(
      'Functions that return it',
      names(entriesOf(entry.returnedBy, reference)),
    ),
    ...section(
      'Types built on it',
      names(typesMentioning(entry, reference.model)),
    ),
    block(<PackageText entry={entry} />),
    block(<Footer entry={entry} />),
  ])
}

export const constantPage = (
  entry: ConstantEntry,
  reference: Reference,
): Page => {
  const block = (content: ReactNode): string => inert(content, reference)
  return pageOf(entry, reference, [
    escapeMdx(summaryOf(entry, reference)),
    block(
      <Declaration
        text={`const ${entry.name}: ${entry.type}`}
        label="Declaration"
        own={entry.name}
      />,
    ),
    ...section('Example', ...renderExamples(entry, reference)),
    ...section(
      'Types that use it',
      block(<Names of={typesMentioning(entry, reference.model)} />),
    ),
    block(<PackageText entry={entry} />),
    block(<Footer entry={entry} />),
  ])
}

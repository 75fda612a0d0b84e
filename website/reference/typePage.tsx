import type { ReactNode } from 'react'
import type {
  ConstantEntry,
  Entry,
  Member,
  Signature,
  TypeEntry,
} from '../library/model/schema'
import {
  Footer,
  PackageText,
  packageTextOf,
  pageOf,
  renderExamples,
  section,
} from './entryPage'
import { Declaration, EntryLink, escapeMdx, Folded, inert } from './parts'
import { functions, type Page, summaryOf, types } from './reference'
import { HelperTypes } from './signatureParts'

const renderMember = (member: Member, entry: TypeEntry): string[] => [
  `### ${member.name}`,
  inert(
    <p>
      <code>{member.type}</code>
      {member.optional && <small> optional</small>}
    </p>,
  ),
  escapeMdx(member.description),
  ...member.throws.map(text => `Throws ${escapeMdx(text)}`),
  ...renderExamples(`${entry.name}.${member.name}`),
]

const membersOf = (entry: TypeEntry): string[] =>
  entry.members.flatMap(member => renderMember(member, entry))

function Definition({ of: entry }: { of: TypeEntry | ConstantEntry }) {
  return entry.kind === 'type' ? (
    <>
      <Declaration
        text={entry.declaration}
        label="Definition"
        own={entry.name}
      />
      <HelperTypes text={entry.definition} />
    </>
  ) : (
    <Declaration
      text={`const ${entry.name}: ${entry.type}`}
      label="Declaration"
      own={entry.name}
    />
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

/** Which functions and types have to do with it, by heading. */
const relatedTo = (
  entry: TypeEntry | ConstantEntry,
): Readonly<Record<string, readonly Entry[]>> => {
  const mention = new RegExp(`\\b${entry.name}\\b`, 'u')
  const functionsWith = (textsOf: (signature: Signature) => string[]) =>
    functions.filter(({ signatures }) =>
      signatures.flatMap(textsOf).some(text => mention.test(text)),
    )
  const built = types.filter(it => it !== entry && mention.test(it.definition))
  return entry.kind === 'type'
    ? {
        'Functions that take it': functionsWith(
          ({ parameters, typeParameters }) => [
            ...parameters.map(({ type }) => type),
            ...typeParameters.flatMap(({ constraint = [] }) => constraint),
          ],
        ),
        // Of `A extends B ? C : D`, C and D are returned.
        'Functions that return it': functionsWith(({ returns }) => [
          returns.replace(/\bextends\b[^?]*\?/gu, '?'),
        ]),
        'Types built on it': built,
      }
    : { 'Types that use it': built }
}

/** The page of a type, or of a constant. */
export const typePage = (entry: TypeEntry | ConstantEntry): Page => {
  const isType = entry.kind === 'type'
  return pageOf(entry, [
    escapeMdx(summaryOf(entry)),
    inert(<Definition of={entry} />),
    ...section('Members', ...(isType ? membersOf(entry) : [])),
    ...section(isType ? 'Examples' : 'Example', ...renderExamples(entry.name)),
    ...Object.entries(relatedTo(entry)).flatMap(([heading, entries]) =>
      section(heading, inert(<Names of={entries} />)),
    ),
    inert(
      <Folded summary="The description of the package">
        <PackageText of={packageTextOf(entry)} />
      </Folded>,
    ),
    inert(<Footer entry={entry} />),
  ])
}

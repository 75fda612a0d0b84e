import type { ReactNode } from 'react'
import type { Guide } from '../content/model/schema'
import {
  type Counterpart,
  counterparts,
  pageAddress,
} from '../data/counterparts'
import { flavourLabels } from '../library/model/flavour'
import type { Entry, FunctionEntry } from '../library/model/schema'
import { readRecord } from '../records/readRecord'
import { renderPicture } from '../trace/draw/Picture'
import {
  Footer,
  PackageText,
  packageTextOf,
  pageOf,
  renderExamples,
  section,
} from './entryPage'
import { sayingsOf } from './facts'
import { notesOf } from './notes'
import { behaviour } from './observedLists'
import {
  EntryLink,
  escapeMdx,
  Folded,
  inert,
  Link,
  List,
  Phrase,
} from './parts'
import {
  familyOf,
  findEntry,
  hasFlavour,
  isFunction,
  model,
  type Page,
  summaryOf,
  textsOf,
} from './reference'
import { Parameters, Signature } from './signatureParts'

type Props = { entry: FunctionEntry }

/** Links to the flavours of a family, with the current one marked. */
function FlavourSwitch({ entry }: Props): ReactNode {
  const family = familyOf(entry).filter(isFunction)
  return (
    family.length > 1 && (
      <nav className="api-switch" aria-label={`Flavours of ${entry.family}`}>
        {family.map(sibling => (
          <Link
            key={sibling.name}
            to={sibling.path}
            data-flavour={sibling.flavour}
            aria-current={sibling === entry ? 'page' : undefined}
          >
            <code>{sibling.name}</code>
            <small>
              {hasFlavour(sibling)
                ? flavourLabels[sibling.flavour]
                : 'Any flavour'}
            </small>
          </Link>
        ))}
      </nav>
    )
  )
}

const MAX_TAGS = 5

function Tags({ entry }: Props): ReactNode {
  const tags = sayingsOf('tags', behaviour[entry.name] ?? {}, entry).slice(
    0,
    MAX_TAGS,
  )
  return (
    tags.length > 0 && (
      <ul className="clean-list api-tags">
        {tags.map(tag => (
          <li key={tag}>
            <Link to="/docs/api/behaviour#what-the-words-mean">{tag}</Link>
          </li>
        ))}
      </ul>
    )
  )
}

function Notes({ entry }: Props): ReactNode {
  const notes = notesOf(entry)
  return (
    notes.length > 0 && (
      <ul className="clean-list api-notes">
        {notes.map(({ title, text, isIssue }) => (
          <li key={title} className={isIssue ? 'api-issue' : undefined}>
            <b>
              {isIssue && `Known issue in ${model.packageVersion}: `}
              <Phrase of={title} />.
            </b>{' '}
            <Phrase of={text} />
          </li>
        ))}
      </ul>
    )
  )
}

/** Another function in the flavour of a page, where it has flavours. */
const inFlavourOf = (
  { flavour }: FunctionEntry,
  name: string,
): Entry | undefined => {
  const other = findEntry(name)
  if (!(other && isFunction(other) && hasFlavour(other))) {
    return other
  }
  const family = familyOf(other).filter(isFunction)
  return other.flavour === 'plain' && family.length > 1
    ? family.find(it => it.flavour === flavour)
    : other
}

/** The recipes that name a function under "Uses". */
type Recipes = ReadonlyMap<string, readonly Guide[]>

const MAX_RECIPES = 4

/** Recipes that use it, or else another form of it. */
const recipesFor = (
  entry: FunctionEntry,
  recipes: Recipes,
): readonly Guide[] => {
  const own = recipes.get(entry.name)
  const all =
    own ?? familyOf(entry).flatMap(({ name }) => recipes.get(name) ?? [])
  return [...new Set(all)].slice(0, MAX_RECIPES)
}

type SeeAlsoProps = Props & { recipes: readonly Guide[] }

function SeeAlso({ entry, recipes }: SeeAlsoProps): ReactNode {
  return (
    <>
      <ul className="clean-list api-see">
        {Object.entries(textsOf(entry)?.see ?? {}).flatMap(([name, why]) => {
          const other = inFlavourOf(entry, name)
          return other && other !== entry
            ? [
                <li key={name}>
                  <EntryLink entry={other} /> <Phrase of={why} />
                </li>,
              ]
            : []
        })}
      </ul>
      {recipes.length > 0 && (
        <p>
          Recipes:{' '}
          <List
            of={recipes.map(({ address, title }) => (
              <Link key={address} to={address}>
                {title}
              </Link>
            ))}
          />
        </p>
      )}
    </>
  )
}

/** Names that say by themselves where they come from. */
const ownNames: readonly string[] = ['Array', 'Iterator', 'p-map and friends']

/** What a counterpart takes besides the function that it names first. */
const othersOf = ({ lfi, isChoice }: Counterpart): readonly string[] =>
  isChoice ? [] : lfi.slice(1)

function Equivalent({ of: counterpart }: { of: Counterpart }): ReactNode {
  const { system, page, name } = counterpart
  const others = othersOf(counterpart)
  return (
    <>
      <Link to={pageAddress(page)}>
        {!ownNames.includes(system) && `${system} `}
        <code>{name}</code>
      </Link>
      {others.length > 0 && (
        <>
          {' '}
          (with{' '}
          <List of={others.map(other => <code key={other}>{other}</code>)} />)
        </>
      )}
    </>
  )
}

const MAX_EQUIVALENTS = 6

/** What it is called elsewhere, in one line; the pages have the differences. */
function Equivalents({ entry }: Props): ReactNode {
  const all = counterparts
    .filter(({ lfi, isChoice }) =>
      (isChoice ? lfi : lfi.slice(0, 1)).includes(entry.name),
    )
    .toSorted((a, b) => othersOf(a).length - othersOf(b).length)
  const shown = [...new Map(all.map(it => [it.name, it])).values()]
  return (
    shown.length > 0 && (
      <p className="api-equivalents">
        <b>Equivalents:</b>{' '}
        <List
          of={shown
            .slice(0, MAX_EQUIVALENTS)
            .map(counterpart => (
              <Equivalent key={counterpart.name} of={counterpart} />
            ))}
        />
      </p>
    )
  )
}

/** Families whose runs teach something; others are one press away. */
const taught =
  /^(?:flatMap|window|chunk|zip|cycle|cache|reduce|find|findLast|first|last|at|or|next|asAsync|asConcur)$/u

const { pictures } = readRecord('traces')

/** The drawing of one recorded run. */
function Picture({ entry }: Props): ReactNode {
  const recorded = pictures[entry.name]
  if (!recorded) {
    return null
  }
  const caption = (
    <>
      <code>{entry.name}</code>, recorded from one run
      {/\bwait\(|\(wait\)/u.test(recorded.code) && [
        '. ',
        <code key="wait">wait</code>,
        ' takes ten milliseconds times its value',
      ]}
    </>
  )
  const html = renderPicture(recorded.trace, caption)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn and escaped by this site's own build
  const drawing = <div dangerouslySetInnerHTML={{ __html: html }} />
  return entry.flavour === 'concur' || taught.test(entry.family) ? (
    drawing
  ) : (
    <Folded summary="See one run">{drawing}</Folded>
  )
}

/** What was observed of a function. */
function Behaviour({ entry }: Props): ReactNode {
  const observed = behaviour[entry.name]
  return (
    observed && (
      <>
        <ul className="api-behaviour">
          {sayingsOf('says', observed, entry).map(sentence => (
            <li key={sentence}>
              <Phrase of={sentence} />
            </li>
          ))}
        </ul>
        <p className="api-note">
          <Link to="/docs/api/behaviour">Behaviour of all functions</Link>
        </p>
      </>
    )
  )
}

/** The package compares many functions with methods that people know. */
const likeOf = ({ remarks }: FunctionEntry): string[] =>
  remarks.split('\n\n').filter(text => text.startsWith('Like `Array'))

export const functionPage = (entry: FunctionEntry, recipes: Recipes): Page => {
  const [first = '', ...others] = renderExamples(entry.name)
  const guides = recipesFor(entry, recipes)
  return pageOf(entry, [
    inert(<FlavourSwitch entry={entry} />),
    escapeMdx([summaryOf(entry), ...likeOf(entry)].join(' ')),
    inert(
      <>
        <Tags entry={entry} />
        <Signature entry={entry} />
        <Parameters entry={entry} />
      </>,
    ),
    ...section('Example', first),
    inert(<Picture entry={entry} />),
    ...section('Notes', inert(<Notes entry={entry} />)),
    ...section('More examples', ...others),
    ...section('See also', inert(<SeeAlso entry={entry} recipes={guides} />)),
    inert(<Equivalents entry={entry} />),
    inert(
      <Folded summary="Behaviour in full">
        <PackageText
          of={packageTextOf(entry).filter(
            text => !likeOf(entry).includes(text),
          )}
        />
        <Behaviour entry={entry} />
      </Folded>,
    ),
    inert(<Footer entry={entry} />),
  ])
}

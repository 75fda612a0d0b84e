import Link from '@docusaurus/Link'
import { type Choice, type ChoiceGroup, choices } from '@site/data/choices'
import { type Flavour, flavours, suffixes } from '@site/library/model/flavour'
import type { ReactNode } from 'react'

const marks: Readonly<Record<Flavour, string>> = {
  plain: '',
  async: 'A',
  concur: 'C',
}

/** What makes an iterable of a flavour belongs to that flavour alone. */
const makers: Readonly<Record<string, Flavour>> = {
  asAsync: 'async',
  asConcur: 'concur',
}

const nameIn = (flavour: Flavour, { name, others }: Choice): string => {
  if (name in makers) {
    return makers[name] === flavour ? name : ''
  }
  return others.includes(marks[flavour]) ? name + suffixes[flavour] : ''
}

function Row({ choice }: { choice: Choice }): ReactNode {
  const { want, name, others } = choice
  const isForAll = others === '' && !(name in makers)
  return (
    <tr>
      <th scope="row">{want}</th>
      {flavours.map(flavour => {
        const found = nameIn(flavour, choice)
        return (
          <td key={flavour} data-flavour={isForAll ? 'all' : flavour}>
            {found && (
              <Link to={`/docs/api/variables/${found}`}>
                <code>{found}</code>
              </Link>
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** What a reader may want, and the functions for it. */
export default function Choices({ group }: { group: ChoiceGroup }): ReactNode {
  return (
    <div className="api-inert">
      <table className="api-matrix api-choices" data-filtered>
        <thead>
          <tr>
            <th scope="col">I want</th>
            <th scope="col" data-flavour="plain">
              Plain
            </th>
            <th scope="col" data-flavour="async">
              Async
            </th>
            <th scope="col" data-flavour="concur">
              Concur
            </th>
          </tr>
        </thead>
        <tbody>
          {choices[group].map(choice => (
            <Row key={choice.want} choice={choice} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

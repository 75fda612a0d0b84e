import Link from '@docusaurus/Link'
import { type ChoiceGroup, choices } from '@site/data/choices'
import {
  type Flavour,
  flavourLabels,
  flavours,
  suffixes,
} from '@site/library/model/flavour'
import * as lfi from 'lfi'
import type { ReactNode } from 'react'

/** What makes an iterable of a flavour belongs to that flavour alone. */
const makers: Readonly<Record<string, Flavour>> = {
  asAsync: 'async',
  asConcur: 'concur',
}

const nameIn = (flavour: Flavour, name: string): string | undefined => {
  const inFlavour = name in makers ? name : name + suffixes[flavour]
  const isThere = (makers[name] ?? flavour) === flavour && inFlavour in lfi
  return isThere ? inFlavour : undefined
}

function Row({ want, name }: { want: string; name: string }): ReactNode {
  const names = flavours.map(flavour => nameIn(flavour, name))
  const isForAll = names[0] === name && !names[1] && !names[2]
  return (
    <tr>
      <th scope="row">{want}</th>
      {flavours.map((flavour, index) => {
        const found = names[index]
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
            {flavours.map(flavour => (
              <th key={flavour} scope="col" data-flavour={flavour}>
                {flavourLabels[flavour]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choices[group].map(([want, name]) => (
            <Row key={want} want={want} name={name} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

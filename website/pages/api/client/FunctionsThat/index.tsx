import Link from '@docusaurus/Link'
import { lists } from '@site/reference/observedLists'
import type { ReactNode } from 'react'

type Props = { list: keyof typeof lists }

/** The functions of a list, each as a link to its page. */
export default function FunctionsThat({ list }: Props): ReactNode {
  return (
    <p className="api-functions">
      {lists[list].map(name => [
        <Link key={name} to={`/docs/api/variables/${name}`}>
          <code>{name}</code>
        </Link>,
        ' ',
      ])}
    </p>
  )
}

import Link from '@docusaurus/Link'
import { type FunctionList, functionsIn } from '@site/reference/observedLists'
import type { ReactNode } from 'react'

type Props = { list: FunctionList }

/** The functions of a list, each as a link to its page. */
export default function FunctionsThat({ list }: Props): ReactNode {
  return (
    <p className="api-functions">
      {functionsIn(list).map(name => [
        <Link key={name} to={`/docs/api/variables/${name}`}>
          <code>{name}</code>
        </Link>,
        ' ',
      ])}
    </p>
  )
}

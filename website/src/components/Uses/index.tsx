import Link from '@docusaurus/Link'
import { Fragment } from 'react'

/** Types begin with a capital, functions do not. */
const addressOf = (name: string) =>
  `/docs/api/${/^[A-Z]/u.test(name) ? 'type-aliases' : 'variables'}/${name}`

/** The functions that a recipe is made of, named one after another. */
export default function Uses({ children }: { children: string }) {
  return (
    <p>
      Uses{' '}
      {children.split(' ').map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <Link to={addressOf(name)}>
            <code>{name}</code>
          </Link>
        </Fragment>
      ))}
    </p>
  )
}

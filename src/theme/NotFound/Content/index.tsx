import Link from '@docusaurus/Link'
import { PageMetadata } from '@docusaurus/theme-common'
import type { Props } from '@theme/NotFound/Content'
import clsx from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './styles.module.css'

const motto = 'find(page) //=> none'

/** What plugins/address-repair found wrong with the address, if anything. */
const useAddressError = () => {
  const [error, setError] = useState<string>()
  useEffect(() => setError(document.documentElement.dataset.addressError), [])
  return error
}

export default function NotFoundContent({ className }: Props): ReactNode {
  const addressError = useAddressError()
  return (
    <main className={clsx('container', styles.page, className)}>
      <PageMetadata title="Page Not Found" />
      <p className={styles.code} aria-hidden="true">
        {motto}
      </p>
      <h1>Page Not Found</h1>
      <p>There is nothing at this address. It may have moved, or never been.</p>
      {addressError && <p role="alert">{addressError}</p>}
      <ul className={styles.ways}>
        <li>
          <Link to="/docs/getting-started">Getting started</Link>
        </li>
        <li>
          <Link to="/docs/api">API reference</Link>
        </li>
        <li>
          <Link to="/">Home page</Link>
        </li>
      </ul>
    </main>
  )
}

import Link from '@docusaurus/Link'
import { useLocation } from '@docusaurus/router'
import Translate, { translate } from '@docusaurus/Translate'
import { PageMetadata } from '@docusaurus/theme-common'
import type { Props } from '@theme/NotFound/Content'
import clsx from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { lastWords } from './lastWords'
import styles from './styles.module.css'

const motto = 'find(page) //=> none'

type Address = { error?: string | undefined; words: string }

/** What the built page cannot know: what is wrong with its address, and its words. */
const useAddress = (): Address => {
  const { pathname } = useLocation()
  const [address, setAddress] = useState<Address>({ words: '' })
  useEffect(() => {
    const error = document.documentElement.dataset.addressError
    setAddress({ error, words: lastWords(pathname) })
  }, [pathname])
  return address
}

export default function NotFoundContent({ className }: Props): ReactNode {
  const { error, words } = useAddress()
  return (
    <main className={clsx('container', styles.page, className)}>
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'Page Not Found',
        })}
        description="There is nothing at this address of the lfi documentation. Search the documentation, or start from its first page."
      />
      <p className={clsx('plain-code', styles.code)} aria-hidden="true">
        <code>{motto}</code>
      </p>
      <h1>
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </h1>
      <p>
        <Translate id="site.notFound.text">
          There is nothing at this address. It may have moved, or never existed.
        </Translate>
      </p>
      {error && <p role="alert">{error}</p>}
      <Link className="button" to={`/search?q=${encodeURIComponent(words)}`}>
        {words ? `Search for “${words}”` : 'Search the docs'}
      </Link>
      <ul className={clsx('clean-list', styles.ways)}>
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

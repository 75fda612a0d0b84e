import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext'
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import Head from '@docusaurus/Head'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type { Props } from '@theme/Error'
import ErrorPageContent from '@theme/ErrorPageContent'
import Layout from '@theme/Layout'
import type { ReactNode } from 'react'
import { useEarlyRequests } from '../Root/useEarlyRequests'

/** The layout asks which plugin a page belongs to; what crashed has none. */
const route = { plugin: { name: 'crash', id: 'default' } }

/** What is left of a page that crashed beyond its content. */
export default function CrashPage(props: Props): ReactNode {
  // Root, which answers otherwise, is among what is gone.
  useEarlyRequests()
  const { siteConfig } = useDocusaurusContext()
  const content = <ErrorPageContent {...props} />
  return (
    <RouteContextProvider value={route}>
      {/* The layout may be what crashed. */}
      <ErrorBoundary fallback={() => content}>
        <Head>
          <title>{`This page crashed | ${siteConfig.title}`}</title>
        </Head>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  )
}

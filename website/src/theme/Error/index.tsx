import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext'
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import Head from '@docusaurus/Head'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type { Props } from '@theme/Error'
import ErrorPageContent from '@theme/ErrorPageContent'
import Layout from '@theme/Layout'
import type { ReactNode } from 'react'

/** The layout needs the plugin of a page; this one has none. */
const route = { plugin: { name: 'crash', id: 'default' } }

/** Shown when more than a page's content crashed. */
export default function CrashPage(props: Props): ReactNode {
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

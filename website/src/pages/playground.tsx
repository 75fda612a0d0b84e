import BrowserOnly from '@docusaurus/BrowserOnly'
import { savesData } from '@site/browser/connection'
import { discardSandbox, openSandbox } from '@site/playground/sandbox/runtime'
import Layout from '@theme/Layout'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import styles from './playground.module.css'

/** As large as what replaces it, so that nothing jumps. */
function Fallback(): ReactNode {
  return (
    <div className={styles.fallback}>
      <h1>Playground</h1>
      <p data-needs-script>Loading the editor…</p>
      <noscript>
        <p>
          The playground runs code in your browser and needs JavaScript for it.
          The examples in the guides show their output without it.
        </p>
      </noscript>
    </div>
  )
}

/** After a crash it is mounted again, and asks again for what did not load. */
function LatePlayground(): ReactNode {
  const [Playground] = useState(() =>
    lazy(() => import('@site/playground/page')),
  )
  return (
    <Suspense fallback={<Fallback />}>
      <Playground />
    </Suspense>
  )
}

export default function PlaygroundPage(): ReactNode {
  // The sandbox opens while the editor is on its way.
  useEffect(() => {
    if (!savesData()) {
      openSandbox()
    }
    return discardSandbox
  }, [])
  return (
    <Layout
      noFooter
      title="Playground"
      description="Write lfi pipelines in TypeScript or JavaScript, run them in your browser and share them as a link."
    >
      <main className={styles.page}>
        <BrowserOnly fallback={<Fallback />}>
          {() => <LatePlayground />}
        </BrowserOnly>
      </main>
    </Layout>
  )
}

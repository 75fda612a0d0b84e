import Layout from '@theme/Layout'
import type { ReactNode } from 'react'

export default function PlaygroundPage(): ReactNode {
  return (
    <Layout title="Playground" description="Try lfi in your browser.">
      <main className="container">
        <h1>Playground</h1>
      </main>
    </Layout>
  )
}

import Layout from '@theme/Layout'
import type { ReactNode } from 'react'

export default function Home(): ReactNode {
  return (
    <Layout description="lfi is a lazy functional sync, async, and concurrent iteration library for JavaScript and TypeScript.">
      <main className="container">
        <h1>lfi</h1>
      </main>
    </Layout>
  )
}

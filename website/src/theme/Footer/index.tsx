import Footer from '@theme-original/Footer'
import { type ReactNode, Suspense } from 'react'

/** A boundary of its own, so that it is hydrated after what is read. */
export default function FooterLast(): ReactNode {
  return (
    <Suspense>
      <Footer />
    </Suspense>
  )
}

import Head from '@docusaurus/Head'
import prose from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
import code from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'
import type { Props } from '@theme/Root'
import type { ReactNode } from 'react'

const fonts = [prose, code]

/** Both faces are asked for with the page, so they are there to paint it. */
export default function Root({ children }: Props): ReactNode {
  return (
    <>
      <Head>
        {fonts.map(href => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={href}
          />
        ))}
      </Head>
      {children}
    </>
  )
}

import { ThemeClassNames } from '@docusaurus/theme-common'
import { Adopted } from '@site/engine/first-load/client/adopted'
import { useInertLinks } from '@site/pages/api/client/Inert/useInertLinks'
import Content from '@theme-original/DocItem/Content'
import clsx from 'clsx'
import { lazy, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

const Whole = lazy(() => Adopted.load())

/**
 * The document of a first page, which is there already: nothing of it is made
 * again. React makes it all the same when it finds the page other than it
 * should be; the document is loaded then.
 */
export function AsItStands(): ReactNode {
  const element = useRef<HTMLDivElement>(null)
  const [isLost, setLost] = useState(false)
  useInertLinks(element, true)
  useLayoutEffect(() => {
    if (element.current?.hasChildNodes() === false) {
      setLost(true)
    }
  }, [])
  return isLost ? (
    <Content>
      <Whole />
    </Content>
  ) : (
    <div
      ref={element}
      className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it has nothing in it
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

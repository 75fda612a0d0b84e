import { useHistory } from '@docusaurus/router'
import { type ReactNode, useEffect, useRef } from 'react'
import { storeFlavour } from '../flavourPreference'
import { internalPath } from './internalPath'

type Props = { html: string }

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a') : null

/** HTML made at build time, whose links still navigate without a reload. */
export default function Inert({ html }: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null)
  const history = useHistory()
  useEffect(() => {
    const container = element.current
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (link?.closest('.api-switch')) {
        storeFlavour(link.dataset.flavour)
      }
      const path = link && internalPath(link, event)
      if (path) {
        event.preventDefault()
        history.push(path)
      }
    }
    const onPointerOver = (event: PointerEvent) => {
      const link = linkOf(event)
      const path = link && internalPath(link)
      if (path) {
        window.docusaurus.prefetch(path.split('#', 1)[0] ?? path)
      }
    }
    container?.addEventListener('click', onClick)
    container?.addEventListener('pointerover', onPointerOver)
    return () => {
      container?.removeEventListener('click', onClick)
      container?.removeEventListener('pointerover', onPointerOver)
    }
  }, [history])
  return (
    <div
      ref={element}
      className="api-inert"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped by this site's own build
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

import type { Flavour } from '@site/library/model/flavour'
import { readFlavour } from '@site/pages/api/client/flavourPreference'
import {
  Children,
  cloneElement,
  isValidElement,
  type ReactNode,
  useSyncExternalStore,
} from 'react'
import { inFlavour } from './inFlavour'

type Props = { href?: string; children?: ReactNode }

/** The first script leads the link by these, before the app is there. */
const addresses = (href: string) => ({
  'data-family': '',
  'data-plain': href,
  'data-async': inFlavour(href, 'async'),
  'data-concur': inFlavour(href, 'concur'),
})

// Nothing on a page that uses this changes the preference.
const subscribe = () => () => undefined

const follow = (node: ReactNode, flavour: Flavour): ReactNode =>
  Children.map(node, child => {
    if (!isValidElement<Props>(child)) {
      return child
    }
    const { href, children } = child.props
    return href === undefined
      ? cloneElement(child, {}, follow(children, flavour))
      : cloneElement(child, {
          href: inFlavour(href, flavour),
          ...addresses(href),
        })
  })

/**
 * Leads the links to functions within it to the flavour that the reader
 * prefers. All of those functions must exist in all flavours.
 */
export default function FollowFlavour({ children }: { children: ReactNode }) {
  const flavour = useSyncExternalStore(subscribe, readFlavour, () => undefined)
  return <div>{follow(children, flavour ?? 'plain')}</div>
}

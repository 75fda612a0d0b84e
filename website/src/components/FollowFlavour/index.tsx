import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import { inFlavour } from './inFlavour'

type Props = { href?: string; children?: ReactNode }

/** The first script leads the link to the flavour that is preferred. */
const addresses = (href: string) => ({
  'data-family': '',
  'data-plain': href,
  'data-async': inFlavour(href, 'async'),
  'data-concur': inFlavour(href, 'concur'),
})

const follow = (node: ReactNode): ReactNode =>
  Children.map(node, child => {
    if (!isValidElement<Props>(child)) {
      return child
    }
    const { href, children } = child.props
    return href === undefined
      ? cloneElement(child, {}, follow(children))
      : cloneElement(child, { href, ...addresses(href) })
  })

/**
 * Leads the links to functions within it to the flavour that the reader
 * prefers. All of those functions must exist in all flavours.
 */
export default function FollowFlavour({ children }: { children: ReactNode }) {
  return <div>{follow(children)}</div>
}

import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import CrashBoundary from './CrashBoundary'
import { takeEarlyValues } from './earlyValues'

type Load = () => Promise<{ default: unknown }>

/** What `Island` may name: each is loaded when it comes to life. */
const components: Readonly<Record<string, Load>> = {
  ApiIndexFilter: () => import('@site/src/components/ApiIndexFilter/Filter'),
}

const roots = new Map<HTMLElement, Root>()

/** Has React take over an island as the build rendered it. */
export const hydrate = async (island: HTMLElement): Promise<void> => {
  const { island: name = '', props = '{}' } = island.dataset
  const load = components[name]
  if (!load) {
    throw new Error(
      `There is no island "${name}". There are: ${Object.keys(components).join(', ')}. See engine/islands/client/islands.tsx.`,
    )
  }
  // What `Island` was given when the page was built.
  const Component = (await load()).default as ComponentType<object>
  if (roots.has(island) || !island.isConnected) {
    return
  }
  const giveBack = takeEarlyValues(island)
  flushSync(() =>
    roots.set(
      island,
      hydrateRoot(
        island,
        <CrashBoundary>
          <Component {...(JSON.parse(props) as object)} />
        </CrashBoundary>,
      ),
    ),
  )
  island.dataset.alive = ''
  giveBack()
}

export const unmountGone = (): void => {
  for (const [island, root] of roots) {
    if (!island.isConnected) {
      root.unmount()
      roots.delete(island)
    }
  }
}

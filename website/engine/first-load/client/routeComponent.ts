import createNow from '@docusaurus/core/lib/client/exports/ComponentCreator'
import { type Attributes, createElement } from 'react'

type Loadable = ReturnType<typeof createNow>

/**
 * Takes the place of Docusaurus' `ComponentCreator`, which makes a component
 * for each of some 300 routes before the first is shown. Here a route gets it
 * when the route is wanted.
 */
export default function routeComponent(path: string, hash: string) {
  let made: Loadable | undefined
  const make = (): Loadable => {
    made ??= createNow(path, hash)
    return made
  }
  const Route = (props: Attributes) => createElement(make(), props)
  Route.preload = () => make().preload()
  return Route
}

// The app's entry, in the place of Docusaurus' own: the same modules, run in
// tasks of their own. In one task they hold a slow phone up for longer than a
// tenth of a second, in which it answers nothing.
import registry from '@generated/registry'
import { nextTask } from '../../../browser/nextTask'

let lastTurn = Promise.resolve()

// The modules that a page is made of are asked for together.
for (const entry of Object.values(registry)) {
  const [load] = entry
  entry[0] = () => {
    lastTurn = lastTurn.then(nextTask)
    return lastTurn.then(load)
  }
}

// Each module comes after those that it imports. The list of exports keeps what
// is unused out of the bundle.
const steps: readonly (() => Promise<unknown>)[] = [
  // Ahead of React: what runs an example that was pressed is among them.
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["default"] */ '@generated/client-modules'
    ),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["default"] */ 'react-dom/client'
    ),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["default"] */ '@generated/routes'
    ),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["default"] */ '@docusaurus/core/lib/client/App'
    ),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["default"] */ '@docusaurus/core/lib/client/clientEntry'
    ),
]

const start = async (): Promise<void> => {
  for (const step of steps) {
    // Whoever pressed Run waits for what it prints, not for the app.
    await (window.firstLoad?.isKept('run') ? undefined : nextTask())
    await step()
    await window.firstRun
  }
}

start().catch(error => {
  // As an error of the page, which a promise's would not be.
  setTimeout(() => {
    throw error
  })
})

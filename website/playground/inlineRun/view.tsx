import { createRoot } from 'react-dom/client'
import ConsoleView from '../console/ConsoleView'
import type { ConsoleStore } from '../console/createConsoleStore'
import type { DrawTrace } from '../page/tracing'

export type InlineView = ReturnType<typeof mountView>

/** Draws a run beneath its example, in the place of what is there. */
export const mountView = (host: HTMLElement, store: ConsoleStore) => {
  const root = createRoot(host)
  return {
    show: (
      onAcceptImports: (code: string) => void,
      draw: DrawTrace | undefined,
    ): void =>
      root.render(
        <>
          <ConsoleView store={store} onAcceptImports={onAcceptImports} />
          {draw?.({})}
        </>,
      ),
    unmount: (): void => root.unmount(),
  }
}

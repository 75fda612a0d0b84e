import bar from '../console/ConsoleBar/styles.module.css'
import row from '../console/ConsoleRow/styles.module.css'
import view from '../console/ConsoleView/styles.module.css'
import type { ConsoleStore } from '../console/createConsoleStore'
import { describeRun } from '../console/describeRun'
import printed from '../console/PrintedText/styles.module.css'
import { parseColors } from '../console/parseColors'
import type { ConsoleLine } from '../console/snapshot'
import styles from './styles.module.css'

const create = (
  tag: 'div' | 'span',
  className: string | undefined,
  children: readonly (Node | string)[] = [],
): HTMLElement => {
  const element = document.createElement(tag)
  element.className = className ?? ''
  element.append(...children)
  return element
}

const drawLine = ({ level, depth, text }: ConsoleLine): HTMLElement => {
  const parts = parseColors(text).map(({ text: part, color }) => {
    const span = create('span', '', [part])
    span.dataset.color = color
    return span
  })
  const line = create('div', row.row, [create('span', printed.text, parts)])
  line.dataset.level = level
  line.style.marginInlineStart = `${2 * depth}ch`
  return line
}

/**
 * Draws a run until React can, for which a slow phone needs as long as for the
 * run: what it prints, as `ConsoleView` does, and nothing to press. The result
 * ends that.
 */
export const drawLines = (
  host: HTMLElement,
  store: ConsoleStore,
): (() => void) => {
  host.className = styles.host ?? ''
  const status = create('span', bar.status)
  status.role = 'status'
  const log = create('div', view.log)
  log.role = 'log'
  log.ariaLabel = 'Console'
  const console = create('div', view.console, [
    create('div', bar.bar, [status]),
    log,
  ])
  host.append(console)
  const draw = (): void => {
    const snapshot = store.getSnapshot()
    status.textContent = describeRun(snapshot, false)
    log.replaceChildren(...snapshot.blocks.flat().map(drawLine))
  }
  draw()
  const unsubscribe = store.subscribe(draw)
  return () => void unsubscribe()
}

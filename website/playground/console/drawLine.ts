import type {
  CodeLocation,
  ConsoleLevel,
  ConsoleOutput,
} from '@lfi-docs/sandbox'
import addresses from '@site/generated/sandbox/addresses.json'
import { anchorOf, explainingHeading } from './explainError'
import { parseColors, splitPlaces } from './printed'
import styles from './styles.module.css'

/** What lines offer, where there is an editor. */
export type LineActions = {
  /** Shows a place in the code. */
  readonly onJump?: ((location: CodeLocation) => void) | undefined
  /** Adds what collects the lazy iterable that is printed there. */
  readonly onCollect?: ((location: CodeLocation) => void) | undefined
}

export const create = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag)
  element.className = className
  element.append(...children)
  return element
}

export const createButton = (
  text: string,
  className: string | undefined,
  onPress: () => void,
): HTMLButtonElement => {
  const button = create('button', className, text)
  button.type = 'button'
  button.addEventListener('click', onPress)
  return button
}

export const createLink = (text: string, address: string): HTMLElement =>
  Object.assign(create('a', styles.link, text), {
    href: address,
    target: '_blank',
    rel: 'noreferrer',
  })

/** A place in the code; a button, where there is an editor to show it in. */
export const drawPlace = (
  location: CodeLocation,
  onJump: LineActions['onJump'],
): HTMLElement => {
  const text = `line ${location.line}`
  return onJump
    ? createButton(text, styles.placeLink, () => onJump(location))
    : create('span', styles.place, text)
}

const drawText = (
  text: string,
  onJump: LineActions['onJump'],
): readonly HTMLElement[] =>
  parseColors(text).map(({ text: part, color }) => {
    const pieces = onJump ? splitPlaces(part) : [{ text: part }]
    const span = create(
      'span',
      '',
      ...pieces.map(({ text: piece, location }) =>
        location && onJump
          ? createButton(piece, styles.link, () => onJump(location))
          : piece,
      ),
    )
    if (color !== 'plain') {
      span.dataset.color = color
    }
    return span
  })

/** What a line calls for: an explanation, or a press that mends it. */
const drawRemedy = (
  { level, text, fact, calledAt }: ConsoleOutput,
  { onCollect }: LineActions,
): HTMLElement | undefined => {
  const heading = level === 'error' ? explainingHeading(text) : undefined
  if (heading !== undefined) {
    return create(
      'p',
      styles.remedy,
      createLink(
        `Error messages: ${heading}`,
        `${addresses.errors}#${anchorOf(heading)}`,
      ),
    )
  }
  return fact && onCollect && calledAt
    ? create(
        'p',
        styles.remedy,
        'This is a lazy iterable; it hasn’t run yet. ',
        createButton('Collect its values', styles.link, () =>
          onCollect(calledAt),
        ),
      )
    : undefined
}

/** What is said, unseen, of a level that is told by its colour. */
const spokenLevels: Readonly<Partial<Record<ConsoleLevel, string>>> = {
  warn: 'Warning: ',
  error: 'Error: ',
}

/** One call of the console. */
export const drawLine = (
  line: ConsoleOutput,
  actions: LineActions,
): HTMLElement => {
  const { level, depth, text, location, mark } = line
  const row = create('div', styles.row)
  row.dataset.level = level
  if (text.startsWith('┌')) {
    row.dataset.table = ''
  }
  if (mark !== undefined) {
    row.dataset.mark = String(mark)
  }
  row.style.marginInlineStart = `${2 * depth}ch`
  if (location) {
    row.append(drawPlace(location, actions.onJump))
  }
  const spoken = spokenLevels[level]
  if (spoken) {
    row.append(create('span', styles.spoken, spoken))
  }
  row.append(
    create('span', styles.text, ...drawText(text, actions.onJump)),
    drawRemedy(line, actions) ?? '',
  )
  return row
}

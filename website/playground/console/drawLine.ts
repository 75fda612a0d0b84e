import type { CodeLocation, ConsoleOutput, Flavour } from '@lfi-docs/sandbox'
import addresses from '@site/generated/sandbox/addresses.json'
import { createElement } from '../../browser/createElement'
import { suffixes } from '../../library/model/flavour'
import { anchorOf, explainError } from './explainError'
import { parseColors, splitPlaces } from './printed'
import styles from './styles.module.css'

type Jump = ((location: CodeLocation) => void) | undefined

export const createButton = (
  text: string,
  className: string | undefined,
  onPress: () => void,
): HTMLButtonElement => {
  const button = createElement('button', className, text)
  button.type = 'button'
  button.addEventListener('click', onPress)
  return button
}

export const createLink = (text: string, address: string): HTMLElement =>
  Object.assign(createElement('a', styles.link, text), {
    href: address,
    target: '_blank',
    rel: 'noreferrer',
  })

/** A place in the code; a button, where there is an editor to show it in. */
export const drawPlace = (
  location: CodeLocation,
  onJump: Jump,
): HTMLElement => {
  const text = `line ${location.line}`
  return onJump
    ? createButton(text, styles.placeLink, () => onJump(location))
    : createElement('span', styles.place, text)
}

const drawText = (text: string, onJump: Jump): readonly HTMLElement[] =>
  parseColors(text).map(({ text: part, color }) => {
    const pieces = onJump ? splitPlaces(part) : [{ text: part }]
    const nodes = pieces.map(({ text: piece, location }) =>
      location && onJump
        ? createButton(piece, styles.link, () => onJump(location))
        : piece,
    )
    const span = createElement('span', '', ...nodes)
    if (color) {
      span.style.setProperty('--printed', `var(${color})`)
    }
    return span
  })

/** How the values of what is lazy are collected: it may hold one, or many. */
const collect = (lazy: Flavour): string => {
  const suffix = suffixes[lazy]
  const wait = lazy === 'plain' ? '' : ', and await it'
  return `End its pipeline with reduce${suffix}(toArray()), or with get${suffix} if it is an optional${wait}.`
}

/** What a line calls for, if anything: what helps with an error, or a last step. */
const drawRemedy = ({ level, text, lazy }: ConsoleOutput): Node | string => {
  const { hint, heading } = explainError(level === 'error' ? text : '')
  const parts = [
    hint,
    lazy ? `This is a lazy iterable; it hasn’t run yet. ${collect(lazy)}` : '',
    heading
      ? createLink(
          `Error messages: ${heading}`,
          `${addresses.errors}#${anchorOf(heading)}`,
        )
      : '',
  ].filter(Boolean)
  return parts.length > 0 ? createElement('p', styles.remedy, ...parts) : ''
}

/** One call of the console. */
export const drawLine = (line: ConsoleOutput, onJump: Jump): HTMLElement => {
  const { level, depth, text, location, mark } = line
  const row = createElement('div', styles.row)
  row.dataset.level = level
  if (text.startsWith('┌')) {
    row.dataset.table = ''
  }
  if (mark !== undefined) {
    row.dataset.mark = String(mark)
  }
  row.style.marginInlineStart = `${2 * depth}ch`
  if (location) {
    row.append(drawPlace(location, onJump))
  }
  row.append(
    createElement('span', styles.text, ...drawText(text, onJump)),
    drawRemedy(line),
  )
  return row
}

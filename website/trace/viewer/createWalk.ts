import { withCommas } from '../../browser/withCommas'
import { createButton, make } from './elements'

const moves: Readonly<Record<string, (index: number, last: number) => number>> =
  {
    ArrowLeft: index => index - 1,
    ArrowUp: index => index - 1,
    ArrowRight: index => index + 1,
    ArrowDown: index => index + 1,
    Home: () => 0,
    End: (_, last) => last,
  }

/** Whether arrow keys scroll what has the focus sideways. */
const scrollsSideways = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  target.matches('.trace-scroll') &&
  target.scrollWidth > target.clientWidth &&
  /^Arrow(?:Left|Right)$/u.test(key)

type Options = {
  /** The numbers of the events that were kept, in order. */
  readonly numbers: readonly number[]
  /** How many events there were. */
  readonly total: number
  readonly onGo: (index: number) => void
  readonly controls: readonly HTMLElement[]
}

/** Where the reader stands, and the ways on from there. */
export const createWalk = ({ numbers, total, onGo, controls }: Options) => {
  const last = Math.max(0, numbers.length - 1)
  let index = -1
  const slider = document.createElement('input')
  Object.assign(slider, {
    type: 'range',
    className: 'trace-slider',
    ariaLabel: 'Event',
    min: '0',
    max: String(last),
  })
  const place = make('span', { className: 'trace-place' })

  const goTo = (wanted: number): void => {
    const next = Math.max(0, Math.min(wanted, last))
    if (next === index) {
      return
    }
    index = next
    const at = numbers[index] ?? 0
    slider.value = String(index)
    place.textContent = `Event ${withCommas(at)} of ${withCommas(total - 1)}`
    slider.ariaValueText = place.textContent
    // They stay focusable at an end, so that the keyboard keeps its place.
    for (const one of [first, back]) {
      one.ariaDisabled = String(index === 0)
    }
    for (const one of [forward, end]) {
      one.ariaDisabled = String(index === last)
    }
    onGo(index)
  }
  const button = (name: string, sign: string, target: () => number) =>
    createButton(sign, { 'aria-label': name, title: name }, () =>
      goTo(target()),
    )
  const first = button('First', '«', () => 0)
  const back = button('Back', '‹', () => index - 1)
  const forward = button('Forward', '›', () => index + 1)
  const end = button('Last', '»', () => last)
  slider.addEventListener('input', () => goTo(slider.valueAsNumber))
  return {
    element: make(
      'div',
      { className: 'trace-walk-bar' },
      first,
      back,
      slider,
      forward,
      end,
      make('div', { className: 'trace-controls' }, place, ...controls),
    ),
    goTo,
    /** Goes to the event with a number, or to the next one that was kept. */
    goToEvent: (at: number): void => {
      const found = numbers.findIndex(number => number >= at)
      goTo(found < 0 ? last : found)
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const move = moves[event.key]
      const isModified = event.ctrlKey || event.metaKey || event.altKey
      // The slider answers its own keys.
      const isOwn = event.target !== slider && !scrollsSideways(event)
      if (move && isOwn && !isModified) {
        event.preventDefault()
        goTo(move(index, last))
      }
    },
  }
}

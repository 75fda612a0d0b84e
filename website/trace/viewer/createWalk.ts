import { withCommas } from '../../browser/withCommas'
import { make } from './elements'

const paths = {
  First: 'M4 3.5v9M12 3.5 6.5 8l5.5 4.5z',
  Back: 'M11 3.5 5.5 8l5.5 4.5z',
  Forward: 'M5 3.5 10.5 8 5 12.5z',
  Last: 'M12 3.5v9M4 3.5 9.5 8 4 12.5z',
} as const

type ButtonName = keyof typeof paths

const moves: Readonly<Record<string, (index: number, last: number) => number>> =
  {
    ArrowLeft: index => index - 1,
    ArrowUp: index => index - 1,
    ArrowRight: index => index + 1,
    ArrowDown: index => index + 1,
    Home: () => 0,
    End: (_, last) => last,
  }

const drawIcon = (name: ButtonName): SVGElement => {
  const space = 'http://www.w3.org/2000/svg'
  const icon = document.createElementNS(space, 'svg')
  const path = document.createElementNS(space, 'path')
  icon.setAttribute('aria-hidden', 'true')
  icon.setAttribute('viewBox', '0 0 16 16')
  path.setAttribute('d', paths[name])
  icon.append(path)
  return icon
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
    ariaLabel: 'Step',
    min: '0',
    max: String(last),
  })
  const field = document.createElement('input')
  Object.assign(field, { type: 'number', min: '0', max: String(total - 1) })
  field.style.setProperty('--digits', String(String(total - 1).length))

  const goTo = (wanted: number): void => {
    const next = Math.max(0, Math.min(wanted, last))
    if (next === index) {
      return
    }
    index = next
    const at = numbers[index] ?? 0
    slider.value = String(index)
    slider.ariaValueText = `Event ${at} of ${total - 1}`
    // Not while a number is being typed.
    if (field.valueAsNumber !== at) {
      field.value = String(at)
    }
    // They stay focusable at an end, so that the keyboard keeps its place.
    for (const name of ['First', 'Back'] as const) {
      buttons[name].ariaDisabled = String(index === 0)
    }
    for (const name of ['Forward', 'Last'] as const) {
      buttons[name].ariaDisabled = String(index === last)
    }
    onGo(index)
  }
  /** Goes to the event with a number, or to the next one that was kept. */
  const goToEvent = (at: number): void => {
    const found = numbers.findIndex(number => number >= at)
    goTo(found < 0 ? last : found)
  }
  const button = (name: ButtonName, target: () => number): HTMLElement => {
    const element = make(
      'button',
      { type: 'button', 'aria-label': name, title: name },
      drawIcon(name),
    )
    element.addEventListener('click', () => goTo(target()))
    return element
  }
  const buttons: Readonly<Record<ButtonName, HTMLElement>> = {
    First: button('First', () => 0),
    Back: button('Back', () => index - 1),
    Forward: button('Forward', () => index + 1),
    Last: button('Last', () => last),
  }
  slider.addEventListener('input', () => goTo(slider.valueAsNumber))
  field.addEventListener('input', () => goToEvent(field.valueAsNumber || 0))
  const label = make(
    'label',
    { class: 'trace-field' },
    make('span', {}, 'Event'),
    field,
    make('span', {}, `of ${withCommas(total - 1)}`),
  )
  return {
    element: make(
      'div',
      { class: 'trace-walk-bar' },
      buttons.First,
      buttons.Back,
      slider,
      buttons.Forward,
      buttons.Last,
      make('div', { class: 'trace-controls' }, label, ...controls),
    ),
    goTo,
    goToEvent,
    onKeyDown: (event: KeyboardEvent): void => {
      const move = moves[event.key]
      const isOwn =
        !event.ctrlKey && !event.metaKey && !event.altKey && move !== undefined
      if (isOwn && !scrollsSideways(event)) {
        event.preventDefault()
        goTo(move(index, last))
      }
    },
  }
}

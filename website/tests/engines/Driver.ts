/** The little that the smoke suite asks of an engine, whoever drives it. */
export type Driver = {
  /** The engine's name and version, as it gives them. */
  version: string
  goto: (address: string) => Promise<void>
  /** Evaluates an expression in the page; promises are awaited. */
  evaluate: (expression: string) => Promise<unknown>
  /** Presses the mouse at a point of the window. */
  clickAt: (x: number, y: number) => Promise<void>
  /** Types text, key by key. */
  type: (text: string) => Promise<void>
  /** Presses a key while others are held. */
  press: (
    key: 'Enter' | 'Escape' | 'a' | 'k',
    held?: 'Control',
  ) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}

/** An engine that can't be had here, and why. */
export type Missing = { missing: string }

/** Keys in the words of WebDriver, classic and BiDi. */
const codes = { Enter: '\uE007', Escape: '\uE00C', Control: '\uE009' }

const codeOf = (key: string): string =>
  key in codes ? codes[key as keyof typeof codes] : key

type Action = Record<string, unknown>

/** What both protocols call the actions of a mouse. */
export const mouseActions = (x: number, y: number): Action[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

const keySource = (actions: Action[]): Action[] => [
  { type: 'key', id: 'keyboard', actions },
]
const down = (value: string): Action => ({ type: 'keyDown', value })
const up = (value: string): Action => ({ type: 'keyUp', value })

export const textActions = (text: string): Action[] =>
  keySource([...text].flatMap(letter => [down(letter), up(letter)]))

export const pressActions = (key: string, held?: string): Action[] => {
  const press = [down(codeOf(key)), up(codeOf(key))]
  return keySource(
    held ? [down(codeOf(held)), ...press, up(codeOf(held))] : press,
  )
}

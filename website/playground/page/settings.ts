import { browserStorage, keepIfPossible } from '../../browser/browserStorage'

const keyOf = (name: string): string => `lfi.playground.${name}`

/** A switch whose place is remembered. */
export const readSetting = (name: string, initial: boolean): boolean => {
  const stored = browserStorage().getItem(keyOf(name))
  return stored === null ? initial : stored === 'on'
}

export const keepSetting = (name: string, isOn: boolean): void =>
  keepIfPossible(keyOf(name), isOn ? 'on' : 'off')

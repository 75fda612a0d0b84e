import { type Flavour, isFlavour } from '../../../library/model/flavour'

export const FLAVOUR_KEY = 'lfi.flavour'

/** Which flavour the reader chose last, if there was a choice. */
export const readFlavour = (): Flavour | undefined => {
  try {
    const stored = localStorage.getItem(FLAVOUR_KEY)
    return isFlavour(stored) ? stored : undefined
  } catch {
    // Storage may be refused altogether: then nothing is remembered.
    return undefined
  }
}

export const storeFlavour = (value: unknown): void => {
  if (!isFlavour(value)) {
    return
  }
  document.documentElement.dataset.flavour = value
  try {
    localStorage.setItem(FLAVOUR_KEY, value)
  } catch (error) {
    console.error('The preferred flavour could not be stored.', error)
  }
}

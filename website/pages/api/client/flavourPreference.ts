import { readStored, store } from '../../../browser/storage'
import { type Flavour, isFlavour } from '../../../library/model/flavour'

export const FLAVOUR_KEY = 'lfi.flavour'

/** Which flavour the reader chose last, if there was a choice. */
export const readFlavour = (): Flavour | undefined => {
  const stored = readStored(FLAVOUR_KEY)
  return isFlavour(stored) ? stored : undefined
}

export const storeFlavour = (value: unknown): void => {
  if (isFlavour(value)) {
    document.documentElement.dataset.flavour = value
    store(FLAVOUR_KEY, value)
  }
}

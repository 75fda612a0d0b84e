export type Flavour = 'plain' | 'async' | 'concur'

const KEY = 'lfi.flavour'

const isFlavour = (value: string | null): value is Flavour =>
  value === 'plain' || value === 'async' || value === 'concur'

/** Which flavour the reader chose last; plain until there was a choice. */
export const readFlavour = (): Flavour => {
  try {
    const stored = localStorage.getItem(KEY)
    return isFlavour(stored) ? stored : 'plain'
  } catch {
    return 'plain'
  }
}

export const storeFlavour = (value: string | null): void => {
  if (!isFlavour(value)) {
    return
  }
  document.documentElement.dataset.flavour = value
  try {
    localStorage.setItem(KEY, value)
  } catch (error) {
    console.error('The preferred flavour could not be stored.', error)
  }
}

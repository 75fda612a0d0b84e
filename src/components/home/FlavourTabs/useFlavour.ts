import { useEffect, useState } from 'react'
import { type FlavourId, flavours } from './flavours'

const storageKey = 'lfi.flavour'

const readStored = (): FlavourId | undefined => {
  try {
    const stored = localStorage.getItem(storageKey)
    return flavours.find(({ id }) => id === stored)?.id
  } catch {
    // Storage may be refused altogether: then nothing is remembered.
    return undefined
  }
}

const store = (flavour: FlavourId): void => {
  try {
    localStorage.setItem(storageKey, flavour)
  } catch (error) {
    console.error(error)
  }
}

/** The flavour that the visitor reads, remembered across pages. */
export const useFlavour = (): [FlavourId, (flavour: FlavourId) => void] => {
  const [flavour, setFlavour] = useState<FlavourId>('concur')
  useEffect(() => setFlavour(current => readStored() ?? current), [])
  return [
    flavour,
    chosen => {
      setFlavour(chosen)
      store(chosen)
    },
  ]
}

import { useState } from 'react'
import { browserStorage, keepIfPossible } from '../drafts/browserStorage'

/** A switch whose place is remembered. */
export const useSetting = (
  name: string,
  initial: boolean,
): [boolean, (isOn: boolean) => void] => {
  const key = `lfi.playground.${name}`
  const [isOn, setOn] = useState(() => {
    const stored = browserStorage().local.getItem(key)
    return stored === null ? initial : stored === 'on'
  })
  return [
    isOn,
    next => {
      setOn(next)
      keepIfPossible(browserStorage().local, key, next ? 'on' : 'off')
    },
  ]
}

import { useEffect, useRef, useState } from 'react'

/** Browsers refuse a script that changes the address at every key. */
const PAUSE_MS = 300

const write = (name: string, value: string): void => {
  const address = new URL(window.location.href)
  if (value) {
    address.searchParams.set(name, value)
  } else {
    address.searchParams.delete(name)
  }
  window.history.replaceState(window.history.state, '', address)
}

/**
 * A state that the page's address carries too, so that it can be passed on. It
 * is empty until the page is alive, as in the HTML that was built.
 */
export const useAddressParameter = (
  name: string,
): [string, (value: string) => void] => {
  const [value, setValue] = useState('')
  const timer = useRef<number>(undefined)
  useEffect(() => {
    setValue(new URLSearchParams(window.location.search).get(name) ?? '')
    // By then the address is another page's.
    return () => window.clearTimeout(timer.current)
  }, [name])
  const change = (next: string): void => {
    setValue(next)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => write(name, next), PAUSE_MS)
  }
  return [value, change]
}

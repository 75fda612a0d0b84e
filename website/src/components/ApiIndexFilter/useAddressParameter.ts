import { useLocation } from '@docusaurus/router'
import { useEffect, useState } from 'react'

/**
 * A state that the page's address carries too, so that it can be passed on. It
 * is empty until the page is alive, as in the HTML that was built. It is read
 * from the browser: a key may have changed it since the page was rendered.
 */
export const useAddressParameter = (
  name: string,
): [string, (value: string) => void] => {
  const { search } = useLocation()
  const [value, setValue] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that changed is read again
  useEffect(
    () => setValue(new URLSearchParams(window.location.search).get(name) ?? ''),
    [search, name],
  )
  const change = (next: string): void => {
    setValue(next)
    const address = new URL(window.location.href)
    if (next) {
      address.searchParams.set(name, next)
    } else {
      address.searchParams.delete(name)
    }
    window.history.replaceState(window.history.state, '', address)
  }
  return [value, change]
}

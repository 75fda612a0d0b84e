import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The value of the last render, for handlers that outlive theirs. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

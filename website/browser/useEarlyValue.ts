import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Hands over what a field was given before the app was there: React leaves it
 * in the field and tells nobody. It is read in the commit that brings the field
 * to life, because an event in between would make React put its own value back.
 */
export const useEarlyValue = <Field extends { value: string }>(
  take: (value: string) => void,
  read = (field: Field): string => field.value,
): RefObject<Field | null> => {
  const ref = useRef<Field>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first time is early
  useLayoutEffect(() => {
    const value = ref.current && read(ref.current)
    // A field that is empty was left alone.
    if (value) {
      take(value)
    }
  }, [])
  return ref
}

import React, {
  type SetStateAction,
  startTransition,
  useCallback,
  useState as useStateNow,
} from 'react'

/*
 * Takes the place of React for the modules that `deferring` of ../index.ts
 * lists: providers and hooks of Docusaurus that set their state when they
 * mount. Each would have all below it hydrated at once, in one task; as a
 * transition it waits for its turn.
 */
export { useCallback, useContext, useEffect, useMemo } from 'react'
export default React

export const useState = <State>(initial: State | (() => State)) => {
  const [state, setState] = useStateNow(initial)
  const setLater = useCallback(
    (action: SetStateAction<State>) => startTransition(() => setState(action)),
    [],
  )
  return [state, setLater] as const
}

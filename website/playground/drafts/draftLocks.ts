const PREFIX = 'lfi.playground.draft.'

/**
 * Browsers refuse locks where cookies are blocked; then no draft counts as open
 * elsewhere.
 */
const queryLocks = async (): Promise<LockManagerSnapshot> => {
  try {
    return (await navigator.locks?.query()) ?? {}
  } catch {
    return {}
  }
}

export const draftsInUse = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = await queryLocks()
  return new Set(
    held
      .map(({ name = '' }) => name)
      .filter(name => name.startsWith(PREFIX))
      .map(name => name.slice(PREFIX.length)),
  )
}

/** Tells other tabs that this one has the draft open, until released. */
export const claimDraft = (id: string): (() => void) => {
  const release = new AbortController()
  navigator.locks
    ?.request(
      PREFIX + id,
      { mode: 'shared' },
      () =>
        new Promise<void>(resolve => {
          release.signal.addEventListener('abort', () => resolve())
        }),
    )
    .catch(() => undefined)
  return () => release.abort()
}

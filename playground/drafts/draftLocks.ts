const PREFIX = 'lfi.playground.draft.'

/** Ids of the drafts that other tabs have open. */
export const draftsInUse = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
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
    .catch(console.warn)
  return () => release.abort()
}

/**
 * The state of a history entry that asks for a run: only pages of this site can
 * set it, so that no link from elsewhere runs code.
 */
export const RUN_AT_ONCE = { run: true }

/** Whether the entry asks for a run; once, so that Back runs nothing again. */
export const takeRunRequest = (): boolean => {
  const { run, ...rest } = history.state ?? {}
  if (!run) {
    return false
  }
  history.replaceState(rest, '')
  return true
}

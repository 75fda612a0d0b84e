import type * as Runtime from '@site/generated/sandbox/runtime'

let loading: Promise<typeof Runtime> | undefined

/** The worker's program and the modules it offers, fetched once. */
export const loadRuntime = (): Promise<typeof Runtime> => {
  loading ??= import('@site/generated/sandbox/runtime').catch(error => {
    // A failed download is not kept, so that a later run tries again.
    loading = undefined
    throw error
  })
  return loading
}

/**
 * Beyond as many documents the bundler keeps nothing: what it would keep of
 * 2,700 is 770 MB, all of which it holds in memory beside everything else.
 */
const MAX_KEPT = 1000

export const isLarge = (documents: number): boolean => documents > MAX_KEPT

/**
 * What the bundler keeps for the next build, and where. For a large site memory
 * counts more than time: the pages' HTML is bundled after their scripts, instead
 * of at the same time.
 */
export const cacheSettings = (
  documents: number,
  isServer: boolean,
  directory: string,
) =>
  isLarge(documents)
    ? {
        cache: false,
        experiments: { cache: false },
        ...(isServer && { dependencies: ['client'] }),
      }
    : {
        experiments: { cache: { storage: { type: 'filesystem', directory } } },
      }

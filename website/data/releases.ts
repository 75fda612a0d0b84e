/**
 * What no published package shows about its own past. `npm run history` finds
 * the rest: data/history.json.
 */
export const releaseNotes = {
  /** 0.0.1 had another package name: nobody could install it as lfi. */
  neverPublished: ['0.0.1'],
  otherThings: [
    {
      // Symbols that told `collect` what to make; reducers since.
      until: '2.0.0',
      names: [
        'toArray',
        'toMap',
        'toObject',
        'toSet',
        'toWeakMap',
        'toWeakSet',
      ],
    },
  ],
}

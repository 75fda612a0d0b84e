/** The module that rewritten code takes the recorder's functions from. */
export const recorderModule = 'lfi-recorder'

/**
 * The functions of the recorder that rewritten code calls: save the context,
 * restore it, notice that a promise is awaited, bind a callback to the context,
 * and mend what an error says about what was put into the code.
 */
export const contextHelpers = {
  save: '$lfiSave',
  restore: '$lfiRestore',
  notice: '$lfiNotice',
  bind: '$lfiBind',
  mend: '$lfiMend',
} as const

/**
 * Those that only the reader's code calls: say which call is about to be made,
 * stand for a function that is only named, tell where a source and a consumer
 * are.
 */
export const siteHelpers = {
  call: '$lfiCall',
  reference: '$lfiName',
  source: '$lfiSource',
  consumer: '$lfiUse',
} as const

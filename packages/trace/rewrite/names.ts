/** The module that rewritten code takes the recorder's functions from. */
export const recorderModule = 'lfi-recorder'

/**
 * The functions of the recorder that rewritten code calls: save the context,
 * leave it before a wait, restore it, and bind a callback to it.
 */
export const contextHelpers = {
  save: '$lfiSave',
  leave: '$lfiLeave',
  restore: '$lfiRestore',
  bind: '$lfiBind',
} as const

/** The module that rewritten code takes the recorder's functions from. */
export const recorderModule = 'lfi-recorder'

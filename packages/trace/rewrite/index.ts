export { findPlaces, type ProgramFile } from './findPlaces'
export { makeTracedLfi } from './makeTracedLfi'
export { recorderModule } from './names'
export type { Places } from './places'

export { recorderModule } from './contextCode'
export { makeTracedLfi } from './makeTracedLfi'
export type { Places } from './places'
export {
  type ProgramFile,
  type TracedCode,
  traceProgram,
} from './traceProgram'
export { MARK } from './Wraps'

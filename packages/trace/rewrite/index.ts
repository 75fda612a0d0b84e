export { makeTracedLfi } from './makeTracedLfi'
export { recorderModule } from './names'
export type { Places } from './places'
export {
  type ProgramFile,
  type TracedCode,
  traceProgram,
} from './traceProgram'
export { MARK } from './Wraps'

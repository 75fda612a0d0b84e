export { totalMilliseconds } from './limits'
export type {
  CodeLocation,
  ConsoleAmended,
  ConsoleEntry,
  ConsoleLevel,
  ConsoleOutput,
  FileModule,
  InstrumentRequest,
  LinkedCode,
  PreviewNode,
  RunRequest,
  WorkerMessage,
} from './messages'
export { type Ending, runInFrame, type SandboxEvent } from './runInFrame'
export { createSpareFrame } from './spareFrame'

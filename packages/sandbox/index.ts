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
export { type OpenedFrame, openFrame } from './openFrame'
export { type Ending, runInFrame, type SandboxEvent } from './runInFrame'
export { createSpareFrame } from './spareFrame'

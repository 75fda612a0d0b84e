export { type Frame, type OpenedFrame, openFrame, startFrame } from './frame'
export { totalMilliseconds } from './limits'
export type {
  CodeLocation,
  ConsoleEntry,
  ConsoleLevel,
  ConsoleOutput,
  Flavour,
  LinkedCode,
  RecorderRequest,
  RunRequest,
  WorkerMessage,
} from './messages'
export { type Ending, runInFrame, type SandboxEvent } from './runInFrame'

import { explainSyntax } from '../compiler/explainSyntax'
import type { PreparedModule } from '../compiler/prepareModule'
import { mainName } from '../project/project'
import { createIntake } from './intake'
import type { SandboxRuntime } from './loadRuntime'
import type { ConsoleOutput, RunRequest, WorkerMessage } from './messages'
import type { Ending, RunOptions } from './runTypes'
import { floodSentence } from './sentences'
import { takeFrame } from './spareFrame'
import { watchFrame } from './watchFrame'

/** Code made ready, and what runs it. */
export type Program = {
  readonly runtime: SandboxRuntime
  readonly prepared: PreparedModule
  readonly files: RunRequest['files']
  readonly instrument?: RunRequest['instrument']
}

const toError = (text: string): ConsoleOutput => ({
  kind: 'output',
  level: 'error',
  text,
  depth: 0,
})

const toEnding = ({
  failure,
  location,
}: Extract<WorkerMessage, { type: 'ended' }>): Ending => ({
  status: failure === '' ? 'completed' : 'failed',
  message: failure,
  ...(location ? { location } : {}),
})

const toRequest = (
  { language, allowNetwork }: RunOptions,
  { prepared, files = [], instrument }: Program,
): RunRequest => ({
  type: 'run',
  js: prepared.js,
  references: prepared.references,
  // The name that its tab has.
  fileName: mainName({ language }),
  files,
  allowNetwork,
  ...(instrument ? { instrument } : {}),
})

/** Runs a program in a fresh frame; the result removes the frame. */
export const runInFrame = (
  options: RunOptions,
  program: Program,
  end: (ending: Ending) => void,
): (() => void) => {
  const intake = createIntake()
  const frame = takeFrame(program.runtime, options.allowNetwork)
  const watched = watchFrame(frame, end)
  let isOver = false
  frame.listen({
    onFailure: message => {
      options.onEvent({ type: 'entries', entries: [toError(message)] })
      end({ status: 'failed', message })
    },
    onMessage: message => {
      if (!message || !intake.accepts(message)) {
        end({ status: 'blocked', message: floodSentence })
      } else {
        handle(message)
      }
    },
  })
  const handle = (message: WorkerMessage): void => {
    if (message.type === 'ready') {
      watched.ready()
      options.onEvent({ type: 'phase', phase: 'running' })
      frame.send(toRequest(options, program))
    } else if (message.type === 'pong') {
      watched.answered()
    } else if (message.type === 'waiting') {
      options.onEvent({ type: 'phase', phase: 'waiting' })
    } else if (message.type === 'entries') {
      options.onEvent(message)
    } else if (message.type === 'report') {
      passOn(message.report)
    } else if (message.isUnread) {
      void explain(message.failure)
    } else {
      end(toEnding(message))
    }
  }
  const passOn = (report: unknown): void => {
    if (!program.instrument || !options.instrument?.accept(report)) {
      end({ status: 'blocked', message: floodSentence })
    }
  }
  const explain = async (failure: string): Promise<void> => {
    watched.stop()
    const problem = await explainSyntax(program.prepared.js)
    // Stopped meanwhile: the console may be another run's by now.
    if (isOver) {
      return
    }
    if (problem) {
      options.onEvent({ type: 'problems', problems: [problem] })
    }
    end({ status: 'not-started', message: problem?.message ?? failure })
  }
  return () => {
    isOver = true
    watched.stop()
    frame.remove()
  }
}

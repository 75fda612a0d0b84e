import {
  clocks,
  eventTypes,
  MAX_ALSO,
  MAX_EVENTS,
  MAX_LABEL_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_STEPS,
  MAX_VALUE_LENGTH,
  stepKinds,
  stepRoles,
  TRACE_VERSION,
} from './trace'

const count = (description: string) => ({
  type: 'integer',
  minimum: 0,
  description,
})
const text = (maxLength: number, description: string) => ({
  type: 'string',
  maxLength,
  description,
})
const oneOf = (names: readonly string[], description: string) => ({
  enum: names,
  description,
})

const step = {
  type: 'object',
  required: [
    'label',
    'line',
    'column',
    'kind',
    'pulled',
    'passed',
    'calls',
    'mostInFlight',
    'closed',
  ],
  properties: {
    label: text(
      MAX_LABEL_LENGTH,
      'The source text of the step on one line, cut if it is long.',
    ),
    line: count(
      'The line on which the source text begins, from 1; 0 if it is not in the code.',
    ),
    column: count(
      'The column in which the source text begins, from 1; 0 if it is not in the code.',
    ),
    kind: oneOf(stepKinds, 'The flavour of the step.'),
    pulled: count(
      'How often the step pulled from its input, the pull that found the end included; in Concur, how many values arrived.',
    ),
    passed: count('How many values it passed on.'),
    calls: count('How often its callbacks were called.'),
    mostInFlight: count(
      'How many of those calls were in progress at the same time, at most.',
    ),
    mostHeld: count(
      'How many received values it kept for later at the same time, at most; absent if it keeps none.',
    ),
    size: count(
      'How many values the source has, where it is known; absent otherwise.',
    ),
    closed: {
      type: 'boolean',
      description: 'Whether it was closed because no more values were needed.',
    },
    name: text(MAX_LABEL_LENGTH, 'The name of its function.'),
    role: oneOf(
      stepRoles,
      'A `call` of lfi, a `source` that the code passed to one, or a `consumer` such as a loop; absent for a call.',
    ),
    inputs: {
      type: 'array',
      items: { type: 'integer', minimum: 0 },
      description: 'The steps that it reads from, as indexes into `steps`.',
    },
  },
}

const event = {
  type: 'object',
  required: ['at', 'time', 'step', 'type', 'value'],
  properties: {
    at: count(
      'The number of the event, from 0; events that were left out leave gaps.',
    ),
    time: {
      type: 'number',
      minimum: 0,
      description: 'Milliseconds since the first event.',
    },
    step: count('The step that acts, as an index into `steps`.'),
    type: oneOf(
      eventTypes,
      'What happened: a `pull`, a `value` passed on, the end (`done`), a `close`, an error (`throw`), the `call` of a callback, or its end (`settle`).',
    ),
    value: text(
      MAX_VALUE_LENGTH,
      'The value passed on, thrown, given to a callback or returned by it, as the console prints it on one line; empty for a pull, an end and a close.',
    ),
    from: count(
      'The `at` of the event that this one came from; absent if it came from none.',
    ),
    also: {
      type: 'array',
      items: { type: 'integer', minimum: 0 },
      maxItems: MAX_ALSO,
      description:
        'The `at` of further values that this one was made of, as of a chunk.',
    },
    other: count(
      'The step on the other side, as an index into `steps`: pulled from, passed to, or the one that closes.',
    ),
    gathered: text(
      MAX_VALUE_LENGTH,
      'What the step on the other side had gathered with this value, as a reducer does; absent if it gathers nothing.',
    ),
  },
}

/** What `Copy trace` copies, as a JSON Schema that explains each field. */
export const traceJsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A recorded run of a program that uses lfi',
  description: 'What Copy trace copies in the playground.',
  type: 'object',
  required: ['version', 'steps', 'events', 'folded'],
  properties: {
    version: { const: TRACE_VERSION, description: 'Of this format.' },
    steps: {
      type: 'array',
      items: step,
      maxItems: MAX_STEPS,
      description: 'The steps of all pipelines of the run.',
    },
    events: {
      type: 'array',
      items: event,
      maxItems: MAX_EVENTS,
      description: 'What happened, in order.',
    },
    folded: count(
      'How many events were left out between the first and the last ones.',
    ),
    clock: oneOf(
      clocks,
      'Whether timers took their `real` time, or none (`virtual`).',
    ),
    note: text(
      MAX_NOTE_LENGTH,
      'A sentence about what could not be recorded, and why.',
    ),
  },
}

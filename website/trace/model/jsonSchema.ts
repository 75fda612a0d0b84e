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

const count = { type: 'integer', minimum: 0 }
const text = (maxLength: number) => ({ type: 'string', maxLength })
const oneOf = (names: readonly string[]) => ({ enum: names })

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
    label: text(MAX_LABEL_LENGTH),
    line: count,
    column: count,
    kind: oneOf(stepKinds),
    pulled: count,
    passed: count,
    calls: count,
    mostInFlight: count,
    mostHeld: count,
    size: count,
    closed: { type: 'boolean' },
    name: text(MAX_LABEL_LENGTH),
    role: oneOf(stepRoles),
    inputs: { type: 'array', items: count },
  },
}

const event = {
  type: 'object',
  required: ['at', 'time', 'step', 'type', 'value'],
  properties: {
    at: count,
    time: { type: 'number', minimum: 0 },
    step: count,
    type: oneOf(eventTypes),
    value: text(MAX_VALUE_LENGTH),
    from: count,
    also: { type: 'array', items: count, maxItems: MAX_ALSO },
    other: count,
    gathered: text(MAX_VALUE_LENGTH),
  },
}

/** What `Copy trace` copies, as a JSON Schema; `trace.ts` explains each field. */
export const traceJsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A recorded run of a program that uses lfi',
  type: 'object',
  required: ['version', 'steps', 'events', 'folded'],
  properties: {
    version: { const: TRACE_VERSION },
    steps: { type: 'array', items: step, maxItems: MAX_STEPS },
    events: { type: 'array', items: event, maxItems: MAX_EVENTS },
    folded: count,
    clock: oneOf(clocks),
    note: text(MAX_NOTE_LENGTH),
  },
}

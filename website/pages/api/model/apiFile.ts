import * as z from 'zod'
import { systems } from '../../../data/counterparts/systems'
import { forms } from '../../../library/behaviour/model/forms'
import {
  behaviourSchema,
  reducerBehaviourSchema,
} from '../../../library/behaviour/model/schema'

/*
 * /api.json: all that is known of each export, for editors, assistants and
 * tools. Its JSON Schema is published beside it and is made of this one. A
 * change that could break a reader raises `API_FILE_VERSION`.
 */

export const API_FILE_VERSION = 3

const text = (says: string) => z.string().describe(says)
const texts = (says: string) => z.array(z.string()).describe(says)
const flag = (says: string) => z.boolean().describe(says)
const list = <Item extends z.ZodType>(says: string, item: Item) =>
  z.array(item).describe(says)

const parameterSchema = z.object({
  name: text('As the package declares it.'),
  type: text('As TypeScript writes it.'),
  optional: flag('Whether it may be left out.'),
  rest: flag('Whether any number of values may be passed.'),
  description: text('What it is, Markdown; empty if nothing is known.'),
})

const typeParameterSchema = z.object({
  name: text('As the package declares it.'),
  constraint: z.string().optional().describe('What it extends.'),
  default: z.string().optional().describe('Its default.'),
})

const signatureSchema = z.object({
  typeParameters: list('Generic parameters, in order.', typeParameterSchema),
  parameters: list('Parameters, in order.', parameterSchema),
  returns: text('The type of the result.'),
})

const exampleSchema = z.object({
  language: text('`js` or `ts`.'),
  code: text('A whole program.'),
  output: texts('What it printed, line by line, when the site was built.'),
})

const counterpartSchema = z.object({
  system: z
    .enum(systems.map(({ system }) => system))
    .describe('The library or language.'),
  name: text('Its name there.'),
  difference: text('A phrase, Markdown.'),
  together: texts(
    'The exports that it takes together, where it takes several.',
  ),
})

const { pulls, closes } = behaviourSchema.shape

/** The same fields, of which each has a description of its own. */
const describedBehaviour = behaviourSchema.extend({
  pulls: pulls.describe('How often it calls `next` on its source.'),
  closes: closes.describe(
    'Whether it closes its source, by what ended the reading.',
  ),
})

const changeSchema = z.object({
  version: text('In which version; `by x` if those just before x are unknown.'),
  field: text(
    'What changed: a path into `behaviour`, as `closes.break`, or `note` for what none of them shows.',
  ),
  before: text('Its value before; `-` for none.'),
  after: text(
    'Its value since, `-` for none; of a `note`, a phrase in Markdown.',
  ),
})

const formSchema = z.object({
  form: z
    .enum(forms)
    .describe(
      'The kind of iterable; or a reducer that is a `function`, has no `create` (`add`), or has `combine`.',
    ),
  behaviour: describedBehaviour.describe(
    'Its behaviour when it is called in this way.',
  ),
})

const hazardSchema = z.object({
  title: text('What to watch out for.'),
  address: text('Where it is explained.'),
})

const exportSchema = z.object({
  name: text('What to import.'),
  kind: z
    .enum(['function', 'constant', 'type'])
    .describe('What kind of export it is.'),
  flavour: z
    .enum(['plain', 'async', 'concur'])
    .nullable()
    .describe(
      'Which kind of iterable it is for; null for what is not a function.',
    ),
  family: z
    .string()
    .nullable()
    .describe(
      'The name that its flavours share; null for what is not a function.',
    ),
  category: text('The group that the reference lists it in.'),
  signatures: list(
    'Full calls; empty for what is not a function.',
    signatureSchema,
  ),
  callForms: texts('Curried ways to call it, the full call first.'),
  parameters: list('Those of the first signature.', parameterSchema),
  definition: z
    .string()
    .nullable()
    .describe('The type of a constant, or the right-hand side of a type.'),
  returns: texts(
    'What it returns, in sentences, or only the type where that says it all; Markdown.',
  ),
  description: text('Markdown with absolute links.'),
  throws: texts('Phrases that begin with "if".'),
  examples: list('Programs that were run.', exampleSchema),
  importCost: z
    .number()
    .int()
    .nullable()
    .describe(
      'Bytes, minified and gzip, of importing just this; null for types.',
    ),
  since: text(
    'The version that first has it; `by x` if none before x is known.',
  ),
  changes: list(
    'Changes of behaviour between versions, oldest first.',
    changeSchema,
  ),
  behaviour: describedBehaviour
    .nullable()
    .describe(
      'What it did when it was run; null for what takes no iterable or could not be observed.',
    ),
  otherForms: list(
    'What it did when it was called in other ways, where there are some; `behaviour` is that of asAsync of a concur iterable, asConcur of an async one, and reducers with `create`.',
    formSchema,
  ),
  reducer: reducerBehaviourSchema.shape.reducer
    .nullable()
    .describe(
      'Where a reducer such as `toArray` works; null for everything else.',
    ),
  hazards: list('Known hazards of calling it.', hazardSchema),
  related: texts('Names of exports like it.'),
  counterparts: list('What does the same elsewhere.', counterpartSchema),
  address: text('Its page.'),
})

export const apiFileSchema = z
  .object({
    $schema: text('The address of the schema.'),
    version: z
      .literal(API_FILE_VERSION)
      .describe('Of this format; raised when a change could break a reader.'),
    package: z
      .object({
        name: text('On npm.'),
        version: text('The documented version.'),
      })
      .describe('The package that this describes.'),
    exports: list('In the order of the reference.', exportSchema),
  })
  .describe('Everything known of each export of lfi.')

export type ApiFile = z.infer<typeof apiFileSchema>
export type ApiExport = z.infer<typeof exportSchema>

/** The JSON Schema to publish beside the file. */
export const apiFileJsonSchema = (siteAddress: string): unknown => ({
  $id: `${siteAddress}api.schema.json`,
  title: 'The exports of lfi',
  ...z.toJSONSchema(apiFileSchema),
})

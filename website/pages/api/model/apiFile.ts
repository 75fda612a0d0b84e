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

const parameterSchema = z.object({
  name: z.string().describe('As the package declares it.'),
  type: z.string().describe('As TypeScript writes it.'),
  optional: z.boolean().describe('Whether it may be left out.'),
  rest: z.boolean().describe('Whether any number of values may be passed.'),
  description: z
    .string()
    .describe('What it is, Markdown; empty if nothing is known.'),
})

const signatureSchema = z.object({
  typeParameters: z
    .array(
      z.object({
        name: z.string().describe('As the package declares it.'),
        constraint: z.string().optional().describe('What it extends.'),
        default: z.string().optional().describe('Its default.'),
      }),
    )
    .describe('Generic parameters, in order.'),
  parameters: z.array(parameterSchema).describe('Parameters, in order.'),
  returns: z.string().describe('The type of the result.'),
})

const exampleSchema = z.object({
  language: z.string().describe('`js` or `ts`.'),
  code: z.string().describe('A whole program.'),
  output: z
    .array(z.string())
    .describe('What it printed, line by line, when the site was built.'),
})

const counterpartSchema = z.object({
  system: z
    .enum(systems.map(({ system }) => system))
    .describe('The library or language.'),
  name: z.string().describe('Its name there.'),
  difference: z.string().describe('A phrase, Markdown.'),
  together: z
    .array(z.string())
    .describe('The exports that it takes together, where it takes several.'),
})

const { pulls, closes } = behaviourSchema.shape

/** The same fields, of which each has a description of its own. */
const describedBehaviour = behaviourSchema.extend({
  pulls: pulls.describe('How often it calls `next` on its source.'),
  closes: closes.describe(
    'Whether it closes its source, by what ended the reading.',
  ),
})

const exportSchema = z.object({
  name: z.string().describe('What to import.'),
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
  category: z.string().describe('The group that the reference lists it in.'),
  signatures: z
    .array(signatureSchema)
    .describe('Full calls; empty for what is not a function.'),
  callForms: z
    .array(z.string())
    .describe('Curried ways to call it, the full call first.'),
  parameters: z
    .array(parameterSchema)
    .describe('Those of the first signature.'),
  definition: z
    .string()
    .nullable()
    .describe('The type of a constant, or the right-hand side of a type.'),
  returns: z
    .array(z.string())
    .describe(
      'What it returns, in sentences, or only the type where that says it all; Markdown.',
    ),
  description: z.string().describe('Markdown with absolute links.'),
  throws: z.array(z.string()).describe('Phrases that begin with "if".'),
  examples: z.array(exampleSchema).describe('Programs that were run.'),
  importCost: z
    .number()
    .int()
    .nullable()
    .describe(
      'Bytes, minified and gzip, of importing just this; null for types.',
    ),
  since: z
    .string()
    .describe(
      'The version that first has it; `by x` if none before x is known.',
    ),
  changes: z
    .array(
      z.object({
        version: z
          .string()
          .describe(
            'In which version; `by x` if those just before x are unknown.',
          ),
        field: z
          .string()
          .describe(
            'What changed: a path into `behaviour`, as `closes.break`, or `note` for what none of them shows.',
          ),
        before: z.string().describe('Its value before; `-` for none.'),
        after: z
          .string()
          .describe(
            'Its value since, `-` for none; of a `note`, a phrase in Markdown.',
          ),
      }),
    )
    .describe('Changes of behaviour between versions, oldest first.'),
  behaviour: describedBehaviour
    .nullable()
    .describe(
      'What was seen when it ran; null for what takes no iterable or could not be observed.',
    ),
  otherForms: z
    .array(
      z.object({
        form: z
          .enum(forms)
          .describe(
            'The kind of iterable; or a reducer that is a `function`, has no `create` (`add`), or has `combine`.',
          ),
        behaviour: describedBehaviour.describe(
          'What was seen when it was called in this way.',
        ),
      }),
    )
    .describe(
      'What was seen of other ways to call it, where there are some; `behaviour` is that of asAsync of a concur iterable, asConcur of an async one, and reducers with `create`.',
    ),
  reducer: reducerBehaviourSchema.shape.reducer
    .nullable()
    .describe(
      'Where a reducer such as `toArray` works; null for everything else.',
    ),
  hazards: z
    .array(
      z.object({
        title: z.string().describe('What to watch out for.'),
        address: z.string().describe('Where it is explained.'),
      }),
    )
    .describe('Known hazards of calling it.'),
  related: z.array(z.string()).describe('Names of exports like it.'),
  counterparts: z
    .array(counterpartSchema)
    .describe('What does the same elsewhere.'),
  address: z.string().describe('Its page.'),
})

export const apiFileSchema = z
  .object({
    $schema: z.string().describe('The address of the schema.'),
    version: z
      .literal(API_FILE_VERSION)
      .describe('Of this format; raised when a change could break a reader.'),
    package: z
      .object({
        name: z.string().describe('On npm.'),
        version: z.string().describe('The documented version.'),
      })
      .describe('The package that this describes.'),
    exports: z.array(exportSchema).describe('In the order of the reference.'),
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

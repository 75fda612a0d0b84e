import * as z from 'zod'
import { systems } from '../../../data/equivalents'
import { forms } from '../../../library/behaviour/model/forms'
import { behaviourSchema } from '../../../library/behaviour/model/schema'

/*
 * /api.json: all that is known of each export, for editors, assistants and
 * tools. Its JSON Schema is published beside it and is made of this one. A
 * change that could break a reader raises `API_FILE_VERSION`.
 */

export const API_FILE_VERSION = 1

const parameterSchema = z.object({
  name: z.string(),
  type: z.string().describe('As TypeScript writes it.'),
  optional: z.boolean(),
  rest: z.boolean(),
})

const signatureSchema = z.object({
  typeParameters: z.array(
    z.object({
      name: z.string(),
      constraint: z.string().optional(),
      default: z.string().optional(),
    }),
  ),
  parameters: z.array(parameterSchema),
  returns: z.string(),
})

const exampleSchema = z.object({
  language: z.string().describe('`js` or `ts`.'),
  code: z.string(),
  output: z
    .array(z.string())
    .describe('What it printed, line by line, when the site was built.'),
})

const counterpartSchema = z.object({
  system: z.enum(systems.map(({ system }) => system)),
  name: z.string(),
  difference: z.string().describe('A phrase, Markdown.'),
  together: z
    .array(z.string())
    .describe('The exports that it takes together, where it takes several.'),
})

const exportSchema = z.object({
  name: z.string(),
  kind: z.enum(['function', 'constant', 'type']),
  flavour: z
    .enum(['plain', 'async', 'concur'])
    .nullable()
    .describe(
      'Which kind of iterable it is for; null for what is no function.',
    ),
  family: z
    .string()
    .nullable()
    .describe(
      'The name that its flavours share; null for what is no function.',
    ),
  category: z.string(),
  signatures: z
    .array(signatureSchema)
    .describe('Full calls; empty for what is no function.'),
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
  description: z.string().describe('Markdown with links below the base URL.'),
  throws: z.array(z.string()).describe('Phrases that begin with "if".'),
  examples: z.array(exampleSchema),
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
  behaviour: behaviourSchema
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
        behaviour: behaviourSchema,
      }),
    )
    .describe(
      'What was seen of other ways to call it, where there are some; `behaviour` is that of asAsync of a concur iterable, asConcur of an async one, and reducers with `create`.',
    ),
  counterparts: z.array(counterpartSchema),
  address: z.string().describe('Its page.'),
})

export const apiFileSchema = z
  .object({
    $schema: z.string().describe('The address of the schema.'),
    version: z
      .literal(API_FILE_VERSION)
      .describe('Of this format; raised when a change could break a reader.'),
    package: z.object({ name: z.string(), version: z.string() }),
    exports: z.array(exportSchema),
  })
  .describe('Everything known of each export of lfi.')

export type ApiFile = z.infer<typeof apiFileSchema>
export type ApiExport = z.infer<typeof exportSchema>

/** The JSON Schema to publish beside the file. */
export const apiFileJsonSchema = (): unknown => z.toJSONSchema(apiFileSchema)

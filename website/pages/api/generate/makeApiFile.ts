import { formsOf } from '../../../library/behaviour/model/forms'
import { isObserved } from '../../../library/behaviour/model/schema'
import type { Entry } from '../../../library/model/schema'
import {
  API_FILE_VERSION,
  type ApiExport,
  type ApiFile,
} from '../model/apiFile'
import type { RenderContext } from '../render/context'

const examplesOf = (
  { name, examples }: Entry,
  context: RenderContext,
): ApiExport['examples'] =>
  context.examples.get(name)?.map(({ code, language, output }) => ({
    language,
    code,
    output: [...output],
  })) ?? examples.map(({ language, code }) => ({ language, code, output: [] }))

const ofKind = (
  entry: Entry,
): Pick<
  ApiExport,
  | 'flavour'
  | 'family'
  | 'signatures'
  | 'callForms'
  | 'parameters'
  | 'definition'
  | 'importCost'
> => {
  const nothing = {
    flavour: null,
    family: null,
    signatures: [],
    callForms: [],
    parameters: [],
  }
  switch (entry.kind) {
    case 'function':
      return {
        flavour: entry.flavour,
        family: entry.family,
        signatures: entry.signatures,
        callForms: entry.callForms,
        parameters: entry.signatures[0]?.parameters ?? [],
        definition: null,
        importCost: entry.importCost,
      }
    case 'constant':
      return {
        ...nothing,
        definition: entry.type,
        importCost: entry.importCost,
      }
    case 'type':
      return { ...nothing, definition: entry.definition, importCost: null }
  }
}

const behaviourOf = (
  { name }: Entry,
  { behaviour }: RenderContext,
): ApiExport['behaviour'] => {
  const observation = behaviour.get(name)
  return observation && isObserved(observation) ? observation : null
}

const otherFormsOf = (
  { name }: Entry,
  { behaviour }: RenderContext,
): ApiExport['otherForms'] =>
  formsOf(name, behaviour).flatMap(({ form, seen }) =>
    isObserved(seen) ? [{ form, behaviour: seen }] : [],
  )

const toExport = (
  entry: Entry,
  context: RenderContext,
  siteAddress: string,
): ApiExport => ({
  name: entry.name,
  kind: entry.kind,
  category: entry.category,
  ...ofKind(entry),
  description: [entry.summary, entry.remarks].filter(Boolean).join('\n\n'),
  throws: entry.throws,
  examples: examplesOf(entry, context),
  since: entry.since,
  behaviour: behaviourOf(entry, context),
  otherForms: otherFormsOf(entry, context),
  counterparts: (context.counterparts.get(entry.name) ?? []).map(
    ({ system, name, difference, together }) => ({
      system,
      name,
      difference,
      together: [...together],
    }),
  ),
  address: `${siteAddress}${entry.path.slice(1)}`,
})

/** All that the pages know, as data; `siteAddress` ends in a slash. */
export const makeApiFile = (
  context: RenderContext,
  siteAddress: string,
): ApiFile => ({
  $schema: `${siteAddress}api.schema.json`,
  version: API_FILE_VERSION,
  package: {
    name: context.model.packageName,
    version: context.model.packageVersion,
  },
  exports: context.model.entries.map(entry =>
    toExport(entry, context, siteAddress),
  ),
})

import { hazards } from '../../../library/behaviour/model/describe/line'
import { formsOf } from '../../../library/behaviour/model/forms'
import { isObserved, isReduced } from '../../../library/behaviour/model/schema'
import type {
  Entry,
  FunctionEntry,
  Parameter,
} from '../../../library/model/schema'
import {
  API_FILE_VERSION,
  type ApiExport,
  type ApiFile,
} from '../model/apiFile'
import { allChanges } from '../model/newestChange'
import { hazardsOf } from '../render/behaviourCard'
import { isFunction, type RenderContext } from '../render/context'
import { address } from '../render/html'
import { describeParameter } from '../render/parameters'
import { relatedTo } from '../render/related'
import { returnsAsText } from '../render/returns'

const examplesOf = (
  { name, examples }: Entry,
  context: RenderContext,
): ApiExport['examples'] =>
  context.examples.get(name)?.map(({ code, language, output }) => ({
    language,
    code,
    output: [...output],
  })) ?? examples.map(({ language, code }) => ({ language, code, output: [] }))

const withTexts = (
  entry: FunctionEntry,
  parameters: readonly Parameter[],
): ApiExport['parameters'] =>
  parameters.map(parameter => ({
    ...parameter,
    description: describeParameter(entry, parameter.name),
  }))

/** What only functions have, and what stands in its place elsewhere. */
const ofFunctions = (entry: Entry) =>
  isFunction(entry)
    ? {
        flavour: entry.flavour,
        family: entry.family,
        signatures: entry.signatures.map(signature => ({
          ...signature,
          parameters: withTexts(entry, signature.parameters),
        })),
        callForms: entry.callForms,
        parameters: withTexts(entry, entry.signatures[0]?.parameters ?? []),
        returns: returnsAsText(entry),
      }
    : {
        flavour: null,
        family: null,
        signatures: [],
        callForms: [],
        parameters: [],
        returns: [],
      }

const definitionOf = (entry: Entry): string | null => {
  if (isFunction(entry)) {
    return null
  }
  return entry.kind === 'constant' ? entry.type : entry.definition
}

const observationsOf = (
  { name }: Entry,
  { behaviour }: RenderContext,
): Pick<ApiExport, 'behaviour' | 'otherForms' | 'reducer'> => {
  const observed = behaviour.get(name)
  return {
    behaviour: observed && isObserved(observed) ? observed : null,
    otherForms: formsOf(name, behaviour).flatMap(({ form, observed }) =>
      isObserved(observed) ? [{ form, behaviour: observed }] : [],
    ),
    reducer: observed && isReduced(observed) ? observed.reducer : null,
  }
}

/** Links that begin with a slash lead to this site; elsewhere they lead nowhere. */
const withAddresses = <Value>(value: Value, siteAddress: string): Value =>
  JSON.parse(
    JSON.stringify(value).replaceAll('](/', `](${siteAddress}`),
  ) satisfies Value

const toExport = (
  entry: Entry,
  context: RenderContext,
  siteAddress: string,
): ApiExport => ({
  name: entry.name,
  kind: entry.kind,
  category: entry.category,
  ...ofFunctions(entry),
  definition: definitionOf(entry),
  importCost: entry.kind === 'type' ? null : entry.importCost,
  description: [entry.summary, entry.remarks].filter(Boolean).join('\n\n'),
  throws: entry.throws,
  examples: examplesOf(entry, context),
  since: entry.since,
  changes: allChanges(entry),
  ...observationsOf(entry, context),
  hazards: isFunction(entry)
    ? hazardsOf(entry, context).map(hazard => ({
        title: hazards[hazard],
        address: `${siteAddress}docs/watch-out/${hazard}`,
      }))
    : [],
  related: isFunction(entry)
    ? relatedTo(entry, context).map(({ name }) => name)
    : [],
  counterparts: (context.counterparts.get(entry.name) ?? []).map(
    ({ system, name, difference, together }) => ({
      system,
      name,
      difference,
      together: [...together],
    }),
  ),
  address: new URL(address(entry.path, context.baseUrl), siteAddress).href,
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
    withAddresses(toExport(entry, context, siteAddress), siteAddress),
  ),
})

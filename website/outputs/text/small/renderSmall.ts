import type { Guide } from '../../../content/model/schema'
import type { ApiModel } from '../../../library/model/schema'
import { entryLine } from './entryLine'
import { hazardCode, type ListedNames, renderHazards } from './hazards'
import { introduction } from './introduction'
import { renderRecipes } from './recipes'

/** What a context window has room for beside the code at hand. */
export const MAX_BYTES = 60_000

export type SmallInput = {
  model: ApiModel
  /** Titles of the hazards of calling a function, by its name. */
  hazards: ReadonlyMap<string, readonly string[]>
  guides: readonly Guide[]
  lists: ListedNames
  /** With a slash at the end. */
  siteAddress: string
}

const renderEntries = ({ model, hazards }: SmallInput): string => {
  const renderCategory = (category: string): string =>
    [
      `### ${category}\n`,
      ...model.entries
        .filter(entry => entry.category === category)
        .map(entry =>
          entryLine(entry, (hazards.get(entry.name) ?? []).map(hazardCode)),
        ),
    ].join('\n')
  const categories = new Set(model.entries.map(({ category }) => category))
  return [...categories].map(renderCategory).join('\n\n')
}

/** `llms-small.txt`: what it takes to write right code, in one prompt. */
export const renderSmall = (input: SmallInput): string => {
  const { model, guides, lists, siteAddress } = input
  const text = [
    `# ${model.packageName} ${model.packageVersion}, the small edition`,
    `> Lazy functional sync, async, and concurrent iteration for JavaScript and TypeScript: every signature, the three flavours, the hazards and ten recipes. Each program prints what its \`//=>\` lines say.`,
    `More: ${siteAddress}llms.txt (index of all pages), ${siteAddress}llms-full.txt (everything), ${siteAddress}api.json (all exports as data).`,
    introduction,
    '## Recipes',
    renderRecipes(guides),
    '## Exports',
    `Signatures are shortened: type parameters and overloads are left out. \`MaybePromiseLike<T>\` is \`T | PromiseLike<T>\`; \`PositiveInteger<N>\` is a number. "As \`map\`" means the same on the kind of iterable in the signature. \`[H1]\` names a hazard of the next part.`,
    renderEntries(input),
    '## Hazards',
    renderHazards(guides, lists),
  ].join('\n\n')
  const size = Buffer.byteLength(text)
  if (size > MAX_BYTES) {
    throw new Error(
      `llms-small.txt has ${size} bytes, and at most ${MAX_BYTES} are allowed. Choose shorter recipes in website/outputs/text/small/recipes.ts.`,
    )
  }
  return `${text}\n`
}

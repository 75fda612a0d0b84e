import { loadUpgrade } from '../../../library/history/loadHistory'
import { apiFileJsonSchema } from '../model/apiFile'
import { renderBehaviourLists } from '../render/behaviourLists'
import { renderUpgrade } from '../render/upgrade'
import { apiSidebar } from '../sidebar'
import { contextOf, generatePages } from './generatePages'
import type { Reference } from './generateReference'
import { loadReferenceInput } from './loadReferenceInput'
import { makeApiFile } from './makeApiFile'

// A process of its own for the same reason as the extraction: highlighter and
// formatter are modules that the configuration loader cannot read.
const main = async ([baseUrl = '/', siteUrl = '']: readonly string[]) => {
  const ingredients = await loadReferenceInput(baseUrl)
  const pages = await generatePages(ingredients)
  const reference: Reference = {
    pages: [...pages].map(([file, text]) => [file.slice('api/'.length), text]),
    sidebar: apiSidebar(ingredients.model),
    apiFile: makeApiFile(contextOf(ingredients), `${siteUrl}${baseUrl}`),
    apiSchema: apiFileJsonSchema(`${siteUrl}${baseUrl}`),
    upgrade: await renderUpgrade(loadUpgrade(), ingredients.model, baseUrl),
    lists: renderBehaviourLists(contextOf(ingredients)),
  }
  process.stdout.write(JSON.stringify(reference))
}

main(process.argv.slice(2)).catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

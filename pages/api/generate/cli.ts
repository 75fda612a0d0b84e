import fs from 'node:fs'
import { loadUpgrade } from '../../../library/history/loadHistory'
import { renderUpgrade } from '../render/upgrade'
import { apiSidebar } from '../sidebar'
import { SIDEBAR_FILE, UPGRADE_PARTS_FILE } from './files'
import { generatePages } from './generatePages'
import { readIngredients } from './readIngredients'
import { writePages } from './writePages'

// A process of its own for the same reason as the extraction: highlighter and
// formatter are modules that the configuration loader cannot read.
const main = async ([baseUrl = '/']: readonly string[]) => {
  const ingredients = await readIngredients(baseUrl)
  const pages = await generatePages(ingredients)
  writePages(
    'docs/api',
    new Map(
      [...pages].map(([file, text]) => [file.slice('api/'.length), text]),
    ),
  )
  fs.mkdirSync('generated', { recursive: true })
  fs.writeFileSync(
    SIDEBAR_FILE,
    JSON.stringify(apiSidebar(ingredients.model), null, 2),
  )
  const parts = await renderUpgrade(loadUpgrade(), ingredients.model, baseUrl)
  fs.writeFileSync(UPGRADE_PARTS_FILE, JSON.stringify(parts))
}

main(process.argv.slice(2)).catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

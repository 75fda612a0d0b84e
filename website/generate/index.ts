/*
 * In: records, data and guides, and where the site will be.
 * Out: docs/api and generated/, all that pages are made of.
 * Read by: pages, as `@site/generated/…`, and the plugins after this one.
 */
import type { Plugin } from '@docusaurus/types'
import { loadContent } from '../content/loadContent'
import { isGuide, type Page } from '../content/model/schema'
import { loadApiModel } from '../library/loadApiModel'
import type { ApiModel } from '../library/model/schema'
import { speedFigures } from '../pages/speed/speedFigures'
import { drawTimelines } from '../pages/timelines/drawTimelines'
import { writePlayground } from '../playground/build/writePlayground'
import { writeSandbox } from '../playground/sandbox/build/writeSandbox'
import { comingFromPages } from '../reference/comingFrom'
import { writeReference } from '../reference/generate'
import { behaviour } from '../reference/observedLists'
import { searchDataOf } from '../search/index-build/searchData'
import { writeRecorder } from '../trace/host'
import { writeGenerated } from './generated'

const SITE = 'website'

const writeAll = (folder: string, files: Readonly<Record<string, unknown>>) => {
  for (const [name, data] of Object.entries(files)) {
    writeGenerated(`${folder}/${name}`, data)
  }
}

const writePages = (model: ApiModel, content: readonly Page[]): void => {
  writeReference(content.filter(isGuide))
  // Served as it is.
  writeGenerated('static/api', { ...model, behaviour })
  writeGenerated('speed', speedFigures())
  writeAll('timelines', drawTimelines())
  writeAll('counterparts', comingFromPages())
}

/**
 * Writes all that pages are made of. Docusaurus awaits it before any plugin loads
 * what was written.
 */
export default async function generatePlugin(): Promise<Plugin> {
  const model = loadApiModel()
  const content = await loadContent(SITE)
  writePages(model, content)
  writeGenerated('search', searchDataOf(model, content))
  await writePlayground(SITE, model, content)
  await writeSandbox()
  await writeRecorder()
  return { name: 'generate' }
}

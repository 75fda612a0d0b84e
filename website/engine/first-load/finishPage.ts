import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type DocData, isInert, readDocData, withDocData } from './docData'
import type { PageChunks } from './pageChunks'
import { pauseAtFold } from './pauseAtFold'
import { startLater } from './startLater'

type Folders = { siteDir: string; outDir: string }

/** What there is to know of a document that the app need not have itself. */
const readInertDoc = async (
  script: string,
  { siteDir, outDir }: Folders,
): Promise<DocData | undefined> => {
  const file = path.join(outDir, 'assets/js', script)
  const data = readDocData(await readFile(file, 'utf8'))
  const source = data?.metadata.source.replace('@site', siteDir)
  return source && isInert(await readFile(source, 'utf8')) ? data : undefined
}

/** Has a page start the app later, without what the page itself holds. */
export const finishPage = async (
  html: string,
  page: string,
  { scripts, doc }: PageChunks,
  folders: Folders,
): Promise<string> => {
  const data = doc && (await readInertDoc(doc.script, folders))
  return doc && data
    ? pauseAtFold(
        withDocData(startLater(html, page, doc.others), doc.chunk, data),
      )
    : pauseAtFold(startLater(html, page, scripts))
}

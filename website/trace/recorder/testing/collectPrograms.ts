import path from 'node:path'
import { loadContent } from '../../../content/loadContent'
import { authoredExamples } from '../../../examples/authoredExamples'
import type { Program } from '../../../examples/run/executeAll'
import { verifyPackage } from '../../../examples/verifyPackage'
import { loadApiModel } from '../../../library/loadApiModel'

/** Every runnable example of the site. */
export const collectPrograms = async (): Promise<readonly Program[]> => {
  const content = await loadContent(path.resolve('website'))
  const authored = authoredExamples(content).filter(
    ({ meta }) => meta.noRun === undefined,
  )
  const verified = await verifyPackage(await loadApiModel())
  return [...authored, ...verified.map(({ prepared }) => prepared)]
}

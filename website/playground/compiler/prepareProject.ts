import type { FileModule } from '@lfi-docs/sandbox'
import type { Project } from '../project/project'
import { adviseMissing } from './adviseMissing'
import type { ModuleExports } from './checkImports'
import { type PreparedModule, prepareModule } from './prepareModule'

export { stripTypes } from './stripTypes'

export type PreparedProject = {
  readonly main: PreparedModule
  readonly files: readonly FileModule[]
}

/** Turns code into what the sandbox can run. */
export const prepareProject = async (
  { code, language }: Pick<Project, 'code' | 'language'>,
  modules: ModuleExports,
  loadElsewhere?: Parameters<typeof adviseMissing>[1],
): Promise<PreparedProject> => {
  const main = prepareModule(code, language, modules)
  const problems = await adviseMissing(main.problems, loadElsewhere)
  return { main: { ...main, problems }, files: [] }
}

import { importsOf } from '../../../examples/model/importsOf'
import { programOf, speedTasks } from './programs'

/** What the programs import: lfi, and the packages that it is compared with. */
export const programPackages: readonly string[] = [
  ...new Set(
    speedTasks.flatMap(task => importsOf(programOf(task)).map(it => it.from)),
  ),
]

import { observeInstalled } from '../behaviour/loadBehaviour'
import { loadApiModel } from '../loadApiModel'

/**
 * Extracts the model and observes the package once, before any test: several
 * files need them, each in a process of its own, and would all do it at once.
 */
export const setup = async (): Promise<void> => {
  await loadApiModel()
  await observeInstalled()
}

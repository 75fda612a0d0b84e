import { loadApiModel } from '../loadApiModel'

/**
 * Extracts the model once, before any test: several files need it, each in a
 * process of its own, and would all extract it at the same time.
 */
export const setup = async (): Promise<void> => {
  await loadApiModel()
}

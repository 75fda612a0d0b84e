import { counterparts } from '../../content/counterparts'
import { systems } from '../../data/counterparts/systems'
import { loadCounterpartExamples } from '../../examples/counterparts'
import { systemPageOf } from './systemPageOf'

export const counterpartPages = async (
  baseUrl: string,
): Promise<Record<string, ReturnType<typeof systemPageOf>>> => {
  const examples = await loadCounterpartExamples()
  return Object.fromEntries(
    systems.map(system => [
      system.page,
      systemPageOf(
        counterparts,
        system,
        examples.get(system.page) ?? new Map(),
        baseUrl,
      ),
    ]),
  )
}

import { counterparts } from '../../content/counterparts'
import { systems } from '../../data/counterparts/systems'
import { readRecord } from '../../records/readRecord'
import { systemPageOf } from './systemPageOf'

export const counterpartPages = (
  baseUrl: string,
): Record<string, ReturnType<typeof systemPageOf>> => {
  const examples = readRecord('counterparts')
  return Object.fromEntries(
    systems.map(system => [
      system.page,
      systemPageOf(
        counterparts,
        system,
        new Map(Object.entries(examples[system.page] ?? {})),
        baseUrl,
      ),
    ]),
  )
}

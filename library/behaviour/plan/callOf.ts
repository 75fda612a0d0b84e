import type { Plan } from './plan'

/** A call as people write it, with the numbers that were passed: `take(3)`. */
export const callOf = ({ name, arguments: planned }: Plan): string => {
  const values = planned.flatMap(argument => {
    if (argument.kind === 'value') {
      return [JSON.stringify(argument.small)]
    }
    return argument.kind === 'source' && argument.rest
      ? ['source', '[1, 2]']
      : []
  })
  return values.length > 0 ? `${name}(${values.join(', ')})` : name
}

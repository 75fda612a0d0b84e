const MAX_OBJECT = 30

/** Object types are known from the code: long ones are only hinted at. */
export const shorten = (type: string): string => {
  let text = ''
  let depth = 0
  let object = ''
  for (const character of type) {
    depth += character === '{' ? 1 : 0
    if (depth === 0) {
      text += character
    } else {
      object += character
      depth -= character === '}' ? 1 : 0
      if (depth === 0) {
        text += object.length > MAX_OBJECT ? '{…}' : object
        object = ''
      }
    }
  }
  // What is cut off ends in an object that has no end.
  return object === '' ? text : `${text}{…}`
}

const setValue = (field: HTMLInputElement, value: string): void =>
  Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    'value',
  )?.set?.call(field, value)

/**
 * Takes what was typed and chosen in a part of the page back to what was built,
 * as React expects it; the result does it again, so that React hears of it.
 */
export const takeEarlyValues = (part: HTMLElement): (() => void) => {
  const inputs = [...part.querySelectorAll('input')]
  const typed = inputs
    .filter(({ type }) => type !== 'radio' && type !== 'checkbox')
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(field => [field, field.value, field.selectionStart] as const)
  const chosen = inputs.filter(
    ({ checked, defaultChecked }) => checked && !defaultChecked,
  )
  for (const [field] of typed) {
    field.value = field.defaultValue
  }
  for (const input of chosen) {
    input.checked = false
  }
  return () => {
    for (const [field, value, place] of typed) {
      setValue(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.setSelectionRange(place, place)
    }
    for (const input of chosen) {
      input.click()
    }
  }
}

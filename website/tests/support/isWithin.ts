import type { Locator } from '@playwright/test'

/** Whether an element is whole within another one, which may scroll. */
export const isWithin = async (
  inner: Locator,
  outer: Locator,
): Promise<boolean> => {
  const [a, b] = await Promise.all([inner.boundingBox(), outer.boundingBox()])
  return (
    a !== null &&
    b !== null &&
    a.x >= b.x &&
    a.y >= b.y &&
    a.x + a.width <= b.x + b.width &&
    a.y + a.height <= b.y + b.height
  )
}

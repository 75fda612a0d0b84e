/**
 * Waits for so many turns of the queue of microtasks. Unlike timers, these come
 * in the same order however busy the machine is.
 */
export const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) {
    await null
  }
}

/** Which tab a key leads to, among `count`, from the one at `index`. */
export const moveTab = (
  key: string,
  index: number,
  count: number,
): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

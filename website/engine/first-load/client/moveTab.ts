/** Which tab a key leads to, among `count`, from the one at `index`. */
export const moveTab = (
  key: string,
  index: number,
  count: number,
): number | undefined => {
  const last = count - 1
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + last) % count,
    Home: 0,
    End: last,
  }
  return places[key]
}

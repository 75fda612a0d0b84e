/** A table of text: the first column to the left, figures to the right. */
export const printTable = (
  rows: readonly Readonly<Record<string, string | number>>[],
): string => {
  const titles = Object.keys(rows[0] ?? {})
  const cells = [
    titles,
    ...rows.map(row => titles.map(title => String(row[title]))),
  ]
  const widths = titles.map((_, column) =>
    Math.max(...cells.map(line => line[column]?.length ?? 0)),
  )
  const align = (cell: string, column: number): string => {
    const width = widths[column] ?? 0
    return column === 0 ? cell.padEnd(width) : cell.padStart(width)
  }
  return cells.map(line => line.map(align).join('  ')).join('\n')
}

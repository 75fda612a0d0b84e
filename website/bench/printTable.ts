export type Figure = {
  of: string
  what: string
  value: number
  unit: 'ms' | 'kB' | ''
  /** The same of the bare page. */
  beside?: number
  limit?: number | undefined
  /** How the limit is meant: of the value itself by default. */
  limits?: 'value' | 'difference' | 'ratio'
}

const show = (value: number, unit: Figure['unit']): string => {
  if (unit === '') {
    return value.toFixed(3)
  }
  return `${unit === 'kB' ? (value / 1000).toFixed(1) : Math.round(value)} ${unit}`
}

const judged = ({ value, beside = 0, limits = 'value' }: Figure): number => {
  if (limits === 'ratio') {
    return value / beside
  }
  return limits === 'difference' ? value - beside : value
}

const showLimit = ({ limit, limits, unit }: Figure): string => {
  if (limit === undefined) {
    return ''
  }
  if (limits === 'ratio') {
    return `${limit} times`
  }
  const shown = show(limit, unit)
  return limits === 'difference' ? `${shown} more` : shown
}

const lineOf = (figure: Figure): Record<string, string> => {
  const { of, what, value, unit, beside, limit } = figure
  const holds = limit === undefined || judged(figure) <= limit
  return {
    of,
    what,
    now: show(value, unit),
    'bare page': beside === undefined ? '' : show(beside, unit),
    ratio: beside ? (value / beside).toFixed(2) : '',
    limit: showLimit(figure),
    holds: limit === undefined ? '' : holds ? 'yes' : 'NO',
  }
}

export const printFigures = (figures: readonly Figure[]): void =>
  console.table(figures.map(lineOf))

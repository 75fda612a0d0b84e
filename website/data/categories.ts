/** What the categories of the package are about; an unknown one says nothing. */
export const categories: Readonly<Record<string, string>> = {
  Core: 'Build pipelines, curry functions and convert between the three kinds of iterables.',
  Transforms: 'Turn each value into another one, or into several.',
  Filters: 'Keep the values that matter, or find one.',
  Splices: 'Cut, join and regroup, by position, count or condition.',
  Predicates: 'Yes-or-no tests.',
  'Side effects': 'Do something with each value, or remember the values.',
  Generators: 'Create iterables from scratch or from objects.',
  Reducers: 'Reduce an iterable to one result, and build reducers.',
  Collections: 'Collect into arrays, sets, maps, objects and strings.',
  Statistics: 'Counts, sums, averages and extremes.',
  Optionals: 'Unwrap results that may be missing.',
}

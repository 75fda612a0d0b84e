/** What the categories of the package are about; an unknown one says nothing. */
export const categories: Readonly<Record<string, string>> = {
  Core: 'Pipelines, currying and turning iterables from one flavour into another.',
  Transforms: 'Each value becomes another value, or several.',
  Filters: 'Keep the values that matter, or find one.',
  Splices: 'Cut, join and regroup: by position, count or condition.',
  Predicates: 'Questions with a yes or a no for an answer.',
  'Side effects': 'Do something with each value, or remember them.',
  Generators: 'Iterables out of nothing, or out of objects.',
  Reducers: 'Turn an iterable into a value, and build the ways to do it.',
  Collections: 'Collect into arrays, sets, maps, objects and strings.',
  Statistics: 'Counts, sums, means and extremes.',
  Optionals: 'Results that may be missing, and how to open them.',
}

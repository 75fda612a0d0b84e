/**
 * Expressions that tell one build of lfi from another: what its minifier may
 * have changed, and what it found out about where it runs.
 */
const lfiProbes: readonly string[] = [
  "get(max(['fig', 'plum', 'apple']))",
  "get(min(['fig', 'plum', 'apple']))",
  "get(maxBy((a, b) => a.length - b.length, ['fig', 'plum', 'apple']))",
  'get(max([1n, 3n, 2n]))',
  "pipe(['b', 'a', 'c'], reduce(toMinMax()), JSON.stringify)",
  'compose(...Array.from({ length: 9 }, (_, i) => n => n + i))(0)',
  "pipe([3, 1, 3], unique, reduce(toArray())).join(' ')",
  "[...chunk(2, [1, 2, 3])].join('|')",
  '[...flatMap(n => [n, n], rangeTo(1, 3))].length',
  'map.length + pipe.length + reduce.length',
  'pipe([1], map(5), reduce(toArray()))',
  '[...map(n => n, 5)].length',
  'forEach(n => n, {})',
  'get([])',
  'await pipe(asConcur([3, 1, 2]), mapConcur(async n => n * 2), reduceConcur(toSum()))',
  'await forEachConcur(n => n, [1])',
]

/** A program that prints what each probe gives, or the error it throws. */
export const probingCode = (imports: string): string =>
  [
    imports,
    ...lfiProbes.map(
      probe =>
        `try { console.log(String(${probe})) } catch (error) { console.log(String(error)) }`,
    ),
  ].join('\n')

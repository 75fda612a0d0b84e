/** Programs whose values are real: long, nested, many, failing. */
const wait =
  'const wait = n => new Promise(resolve => setTimeout(() => resolve(n), n))'

const users = `const users = [
  { id: 1, name: 'Alexandra Montgomery-Smythe', roles: ['admin', 'editor'], mail: 'alexandra@example.com' },
  { id: 2, name: 'Bob', roles: ['reader'], mail: 'bob@example.com' },
  { id: 3, name: 'Christopher Llewellyn', roles: ['editor', 'reader'], mail: 'chris@example.com' },
]`

const bodies: Readonly<Record<string, string>> = {
  'long strings': `const lines = pipe(['a sentence that goes on and on, well past the end of any cell', 'Donaudampfschifffahrtsgesellschaftskapitaen'], map(line => line.toUpperCase()), filter(line => line.length > 3), map(line => line + line), reduce(toArray()))`,
  objects: `${users}
const lines = pipe(users, filter(user => user.roles.length > 1), map(user => \`\${user.name} <\${user.mail}>\`), map(line => ({ line, words: line.split(' '), length: line.length })), reduce(toArray()))`,
  tuples: `const indexed = pipe(zip(['one', 'two', 'three'], [1, 2, 3]), index, map(([place, [name, value]]) => [name, { place, value }]), reduce(toMap()))`,
  'ten steps': `const result = pipe(rangeTo(1, 9), map(n => n * 1000), filter(n => n > 1000), each(() => {}), map(String), map(text => text.padStart(20, '.')), unique, chunk(3), map(chunk => chunk.join(', ')), reduce(toArray()))`,
  'three pipelines': `const squares = pipe([3, 1, 2], map(n => n * n), reduce(toArray()))
const best = pipe(squares, max, get)
console.log(pipe(squares, filter(n => n < best), sum))`,
  'two hundred values': 'pipe(rangeTo(1, 200), map(n => n / 7), sum)',
  windows:
    'pipe(rangeTo(1, 6), window(3), map(numbers => sum(numbers)), reduce(toArray()))',
  'a cache':
    'const kept = pipe([1, 2], map(n => n * 10), cache); reduce(toArray(), kept); sum(kept)',
  'words of lines': `pipe(['the bee', 'is quick'], flatMap(line => line.split(' ')), filter(word => word.length > 2), reduce(toGrouped(toCount(), toMap())))`,
  'a pipeline inside of a callback':
    'pipe([1, 2], flatMap(n => pipe([n, n], map(m => m * n))), reduce(toArray()))',
  'a failure': `const rows = pipe(['1', '2', 'oops', '4'], map(text => JSON.parse(text)), reduce(toArray()))`,
  'a loop': 'for (const n of map(n => n * 2, [1, 2, 3])) { console.log(n) }',
  async: `${wait}
const slow = await pipe([30, 10, 20], asAsync, mapAsync(wait), filterAsync(async n => n > 10), reduceAsync(toArray()))`,
  'eight Concur values': `${wait}
const loaded = await pipe([300, 100, 200, 50, 120, 80, 260, 40], asConcur, mapConcur(wait), filterConcur(async n => (await wait(80)) && n !== 200), mapConcur(async n => ({ name: 'user' + (await wait(n)) })), reduceConcur(toArray()))`,
  'Concur branches': `${wait}
await pipe([20, 10], asConcur, flatMapConcur(async n => [await wait(n), 'a longer text of ' + n]), reduceConcur(toArray()))`,
  'a Concur failure': `${wait}
await pipe([20, 10, 30], asConcur, mapConcur(async n => { await wait(n); if (n === 10) { throw new RangeError('the value ' + n + ' is not to be had') } return n }), reduceConcur(toArray()))`,
}

/** A program of each kind, by name, with the imports that it needs. */
export const traceCorpus = (
  names: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => {
      const words = new Set(body.match(/(?<![.\w])\w+/gu))
      const used = names.filter(each => words.has(each))
      return [name, `import { ${used.join(', ')} } from 'lfi'\n${body}`]
    }),
  )

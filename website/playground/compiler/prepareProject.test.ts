import { expect, test } from 'vitest'
import { prepareProject } from './prepareProject'

const modules = new Map([['lfi', ['map', 'pipe']]])

const prepare = (main: string, files: Readonly<Record<string, string>>) =>
  prepareProject(
    {
      code: main,
      language: 'ts',
      files: Object.entries(files).map(([name, code]) => ({ name, code })),
    },
    modules,
  )

test.each(['./a', './a.js', './a.ts'])(
  '%s names the file a.ts',
  async specifier => {
    const { main } = await prepare(
      `import { one } from '${specifier}'\nlog(one)`,
      {
        'a.ts': 'export const one: number = 1',
      },
    )
    expect(main).toMatchObject({
      problems: [],
      references: [{ specifier: 'a.ts' }],
    })
  },
)

test('what is imported comes before what imports it', async () => {
  const { main, files } = await prepare('', {
    'a.ts': "import { b } from './b'\nexport const a = b",
    'b.ts': 'export const b = 1',
  })
  expect(files.map(({ name }) => name)).toEqual(['b.ts', 'a.ts'])
  expect(main.problems).toEqual([])
})

test('types may go in a circle, values may not', async () => {
  const types = await prepare('', {
    'a.ts': "import type { B } from './b'\nexport type A = B",
    'b.ts': "import type { A } from './a'\nexport type B = A | 1",
  })
  expect(types.main.problems).toEqual([])
  const { main } = await prepare('', {
    'a.ts': "\nimport { b } from './b'\nexport const a = b",
    'b.ts': "import { a } from './a'\nexport const b = a",
  })
  expect(main.problems[0]).toMatchObject({
    message: expect.stringContaining('a.ts → b.ts → a.ts'),
    location: { line: 2, file: 'a.ts' },
  })
})

test('problems say which file they are in', async () => {
  const { main } = await prepare("import { two } from './a'\nlog(two)", {
    'a.ts': "import { nothing } from './c'\nexport const one = nothing",
  })
  expect(main.problems).toMatchObject([
    { message: "'./a' has no export named two." },
    { message: "There is no file './c' here.", location: { file: 'a.ts' } },
  ])
})

test('a file that passes everything on may export any name', async () => {
  const { main } = await prepare("import { b } from './a'\nlog(b)", {
    'a.ts': "export * from './b'",
    'b.ts': 'export const b = 1',
  })
  expect(main.problems).toEqual([])
})

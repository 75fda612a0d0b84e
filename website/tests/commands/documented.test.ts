import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startCommand } from './startCommand'

/** Steps of `npm test`, or what runs it: others try these. */
const TRIED_ELSEWHERE = [
  'npm test',
  'npm run test:all',
  // tests/e2e/start.spec.ts
  'npm start',
  // ./dev.test.ts
  'npm run dev',
  ...['lint', 'typecheck', 'unused', 'spelling', 'build'].map(
    name => `npm run ${name}`,
  ),
  ...['commands', 'e2e', 'unit'].map(name => `npm run test:${name}`),
]

/** Hosts and browsers take a minute to start: these only look for tests. */
const NO_TEST = {
  extra: '-- a-name-that-no-file-has',
  says: /No test files found/u,
}

type Trial = {
  /** What is added to the command to have a result soon. */
  extra?: string
  environment?: Readonly<Record<string, string>>
  /** The first result. */
  says: RegExp
}

/** Every other command of the documents, as cheaply as it shows that it works. */
const trials: Readonly<Record<string, Trial>> = {
  'npm run serve': {
    environment: { PORT: '4872' },
    says: /http:\/\/localhost:4872/u,
  },
  'npm run build:variant': { says: /Creating an optimized production build/u },
  'npm run test:engines': NO_TEST,
  'npm run test:hosts': NO_TEST,
  'npm run behaviour': { says: /\d+ functions?/u },
  'npm run examples': { says: /\d+ .*examples?/u },
  'npm run test:mutation': { extra: '-- --help', says: /Usage: stryker/u },
  'npm run soak': { extra: '-- 0 7', says: /seed 7/u },
  'npm run bench': { environment: { RUNS: '0' }, says: /RUNS must be/u },
  'npm run bench:build': { extra: '-- --help', says: /beside a stock/u },
  'npm run bench:contenders': { says: /Measuring with Chromium/u },
  'npm run bench:search': { says: /\d+ (?:ms|kB)/u },
  'npm run weigh': { extra: '-- none', says: /Name one of the patches/u },
  'npm run search:relevance': { says: /\(\d+ queries\)/u },
  'npm run search:records': { says: /\d+ records/u },
  'npm run bench:playground': { says: /editable editor: \d/u },
  'npx vitest run': { extra: 'config', says: /Tests +\d+ passed/u },
  'npx playwright test': { extra: '--list routes', says: /Total: \d+ tests/u },
  'npx docusaurus write-translations': { extra: '--help', says: /--locale/u },
}

const documented = (): string[] => {
  const text = ['README.md', 'CONTRIBUTING.md']
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  const found = text.matchAll(
    /\b(?:npm (?:start|test)|npm run [\w:]+|npx (?:tsx \S+\.ts|vitest run|playwright test|docusaurus [\w-]+))/gu,
  )
  return [...new Set([...found].map(([command]) => command))].sort()
}

test('every command of README and CONTRIBUTING is tried, and no other', () => {
  expect(documented()).toEqual(
    [...TRIED_ELSEWHERE, ...Object.keys(trials)].sort(),
  )
})

/** Others read what these write. */
const writers = new Set(['npm run build:variant'])
const [writing, reading] = [true, false].map(isWriter =>
  Object.entries(trials).filter(
    ([command]) => writers.has(command) === isWriter,
  ),
)

const TITLE = '%s comes to its first result'
const tryOut = async (
  command: string,
  { extra = '', environment, says }: Trial,
): Promise<void> => {
  const started = startCommand(`${command} ${extra}`, environment)
  try {
    await started.says(says)
  } finally {
    await started.stop()
  }
}

test.each(writing ?? [])(TITLE, tryOut)
test.concurrent.each(reading ?? [])(TITLE, tryOut)

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = {
  resolved?: string
  optionalDependencies?: Record<string, string>
}
const packages: Record<string, Locked> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages

test('the lock file holds every platform part that a package may ask for', () => {
  const locked = new Set(
    Object.keys(packages).map(location =>
      location.split('node_modules/').pop(),
    ),
  )
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    )
    .filter(name => !locked.has(name))
  expect(missing).toEqual([])
})

test('the lock file records no download addresses', () => {
  const addresses = Object.values(packages).filter(({ resolved }) =>
    resolved?.startsWith('http'),
  )
  expect(addresses).toEqual([])
})

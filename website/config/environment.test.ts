import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environmentVariables, readEnvironment } from './environment'
import { themeConfig } from './themeConfig'

const repository = 'https://example.com'

test('with no configuration the site is at the root, without extras', () => {
  const environment = readEnvironment({})
  expect(environment.BASE_URL).toBe('/')
  expect(themeConfig(environment, repository)).not.toHaveProperty(
    'announcementBar',
  )
})

test('an announcement has an id and a content', () => {
  const environment = readEnvironment({
    ANNOUNCEMENT_ID: 'v5',
    ANNOUNCEMENT_CONTENT: 'Version 5 is out',
  })
  expect(themeConfig(environment, repository).announcementBar).toMatchObject({
    id: 'v5',
    content: 'Version 5 is out',
    isCloseable: true,
  })
})

test.each([
  [{ BASE_URL: 'lfi' }, 'BASE_URL must start and end with a slash'],
  [{ SITE_URL: 'lfi.dev' }, 'SITE_URL must be an absolute address'],
  [{ ANALYTICS_SRC: '/s.js' }, 'ANALYTICS_SRC must be the absolute address'],
  [{ ANNOUNCEMENT_ID: 'v5' }, 'go together: set both or neither'],
])('%o is refused with a sentence', (variables, sentence) => {
  expect(() => readEnvironment(variables)).toThrow(sentence)
})

test('the page on deploying explains every variable, and a container can be built with it', () => {
  const page = readFileSync('docs/deploying.md', 'utf8')
  const image = readFileSync('Dockerfile', 'utf8')
  const explained = environmentVariables.filter(name =>
    page.includes(`\`${name}\``),
  )
  const built = new Set(
    [...image.matchAll(/^ARG (?<name>\w+)/gmu)].map(it => it.groups?.name),
  )

  expect(explained).toEqual(environmentVariables)
  expect(built).toEqual(new Set(environmentVariables))
})

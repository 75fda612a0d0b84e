import { buildSite } from '../support/buildSite'
import { expect, test } from '../support/test'

test.describe.configure({ mode: 'default', timeout: 180_000 })

const build = (environment: Record<string, string>) =>
  buildSite({
    siteDir: 'website/tests/fixtures/site',
    outDir: 'build-broken',
    environment: {
      ...environment,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-broken',
    },
  })

test('a broken link fails the build and is named', async () => {
  const { succeeded, output } = await build({ PLANTED_LINK: '/docs/nowhere' })
  expect(succeeded).toBe(false)
  expect(output).toContain('Docusaurus found broken links!')
  expect(output).toContain('linking to /docs/nowhere')
})

test('a broken anchor fails the build and is named', async () => {
  const { succeeded, output } = await build({
    PLANTED_LINK: '/docs/first#nowhere',
  })
  expect(succeeded).toBe(false)
  expect(output).toContain('Docusaurus found broken anchors!')
  expect(output).toContain('linking to /docs/first#nowhere')
})

test('pages that cannot work fail the build, each with its reason', async () => {
  const { succeeded, output } = await build({ PLANTED_PAGES: 'broken' })
  expect(succeeded).toBe(false)
  for (const reason of [
    "noDefaultExport doesn't have a default export",
    'this plugin does not seem to be enabled (pluginId=no-such-plugin',
    'No NavbarItem component found for type "no-such-type"',
    'Illegal storage API usage for storage key "key"',
    'Couldn\'t find any doc with id "no-such-doc"',
    'Can\'t find any sidebar with id "no-such-sidebar"',
  ]) {
    expect(output).toContain(reason)
  }
  expect(output).toMatch(/Available doc ids are:\s+- first/u)
  expect(output).toMatch(/Available sidebar ids are:\s+- defaultSidebar/u)
})

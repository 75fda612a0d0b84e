import type { Config } from '@docusaurus/types'
import { analyticsScripts } from './config/analytics'
import { blogPlugins } from './config/blog'
import { readEnvironment } from './config/environment'
import { headTags } from './config/headTags'
import { i18n, localeBaseUrl } from './config/i18n'
import { themeConfig } from './config/themeConfig'
import { lfiVersion } from './library/lfiVersion'
import { remarkCodeBlocks } from './pages/code/remarkCodeBlocks'

const environment = readEnvironment()
/** For everything written in Markdown. */
const markdown = {
  remarkPlugins: [
    [remarkCodeBlocks, { baseUrl: localeBaseUrl(environment.BASE_URL) }],
  ],
}
const repository = 'https://github.com/TomerAberbach/lfi'

const config: Config = {
  title: 'lfi',
  tagline: 'A lazy functional sync, async, and concurrent iteration library.',
  favicon: 'img/favicon.svg',
  headTags: headTags(environment.BASE_URL),
  url: environment.SITE_URL,
  baseUrl: environment.BASE_URL,
  baseUrlIssueBanner: true,
  trailingSlash: environment.TRAILING_SLASH === 'true',
  organizationName: 'TomerAberbach',
  projectName: 'lfi',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: { v4: true, faster: true, experimental_vcs: 'git-eager' },
  // The specification asks for an empty key prefix, which v4 would change.
  storage: { type: 'localStorage', namespace: false },
  // The others hold what playground/sandbox/build and engine/first-script write.
  staticDirectories: [
    'static',
    'generated/static',
    'generated/sandbox/static',
    'generated/first-script/static',
  ],
  i18n,
  scripts: analyticsScripts(environment),
  markdown: {
    format: 'detect',
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  customFields: { repository, lfi: lfiVersion },
  themes: [
    ['./engine/theme/index.ts', { customCss: './src/css/site.css' }],
    // After the classic theme, whose search bar it replaces.
    './search/index.ts',
  ],
  plugins: [
    // Writes what the others read.
    ['./generate/index.ts', { sandboxOrigin: environment.SANDBOX_ORIGIN }],
    './engine/first-script/index.ts',
    './engine/tools/index.ts',
    './playground/build/index.ts',
    './tour/index.ts',
    [
      '@docusaurus/plugin-content-docs',
      {
        ...markdown,
        path: 'docs',
        routeBasePath: 'docs',
        sidebarPath: './sidebars.ts',
        versions: { current: { label: 'Next' } },
        breadcrumbs: true,
        showLastUpdateTime: true,
        editUrl: 'https://github.com/TomerAberbach/lfi-docs/edit/main/website/',
      },
    ],
    ['@docusaurus/plugin-content-pages', { ...markdown, path: 'src/pages' }],
    ...blogPlugins(markdown),
    './engine/bundler-cache/index.ts',
    './engine/no-script/index.ts',
    './outputs/text/index.ts',
    './outputs/offline/index.ts',
    ['@docusaurus/plugin-sitemap', { ignorePatterns: ['/search'] }],
    './engine/finish-pages/index.ts',
    './outputs/redirects/index.ts',
    './outputs/hosts/index.ts',
  ],
  themeConfig: themeConfig(environment, repository),
}

export default config

import type {
  Config,
  LoadContext,
  PluginConfig,
  PluginModule,
} from '@docusaurus/types'
import { blogPlugins } from './config/blog'
import { readEnvironment } from './config/environment'
import { headTags } from './config/headTags'
import { i18n } from './config/i18n'
import { themeConfig } from './config/themeConfig'
import finishPages from './engine/finish-pages'
import firstScript from './engine/first-script'
import theme from './engine/theme'
import tools from './engine/tools'
import generate from './generate'
import { lfiVersion } from './library/lfiVersion'
import hosts from './outputs/hosts'
import offline from './outputs/offline'
import redirects from './outputs/redirects'
import texts from './outputs/text'
import { remarkCodeBlocks } from './pages/code/remarkCodeBlocks'
import playground from './playground/build'
import search from './search'
import tour from './tour'

const environment = readEnvironment()
/** For everything written in Markdown. */
const markdown = {
  remarkPlugins: [remarkCodeBlocks],
}
const repository = 'https://github.com/TomerAberbach/lfi'

/** A plugin of our own. As a mere function, knip would call it. */
const withoutOptions = (
  plugin: (context: LoadContext) => unknown,
): PluginConfig => [plugin as PluginModule, {}]

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
  scripts: environment.ANALYTICS_SRC
    ? [{ src: environment.ANALYTICS_SRC, defer: true }]
    : [],
  markdown: {
    format: 'detect',
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  customFields: { repository, lfi: lfiVersion },
  // Search comes after the classic theme, whose search bar it replaces.
  themes: [theme, search].map(withoutOptions),
  plugins: [
    // The first writes what the others read.
    ...[generate, firstScript, tools, playground, tour].map(withoutOptions),
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
    ['@docusaurus/plugin-sitemap', { ignorePatterns: ['/search'] }],
    ...[texts, offline, finishPages, redirects, hosts].map(withoutOptions),
  ],
  themeConfig: themeConfig(environment, repository),
}

export default config

import type { Config } from '@docusaurus/types'
import { analyticsScripts } from './config/analytics'
import { blogPlugins } from './config/blog'
import { readEnvironment } from './config/environment'
import { headTags } from './config/headTags'
import { i18n } from './config/i18n'
import { isGitCheckout } from './config/isGitCheckout'
import { themeConfig } from './config/themeConfig'
import { remarkCodeBlocks } from './plugins/code-highlighting/remarkCodeBlocks'

const environment = readEnvironment()
/** For everything written in Markdown. */
const markdown = {
  remarkPlugins: [[remarkCodeBlocks, { baseUrl: environment.BASE_URL }]],
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
  trailingSlash: false,
  organizationName: 'TomerAberbach',
  projectName: 'lfi',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: { v4: true, faster: true },
  // The specification asks for an empty key prefix, which v4 would change.
  storage: { type: 'localStorage', namespace: false },
  // The second holds the pages that plugins/sandbox writes.
  staticDirectories: ['static', 'generated/sandbox/static'],
  i18n,
  scripts: analyticsScripts(environment),
  markdown: {
    format: 'detect',
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  customFields: { repository },
  themes: [
    ['./plugins/classic-theme/index.ts', { customCss: './src/css/site.css' }],
    // After the classic theme, whose search bar it replaces.
    './plugins/search/index.ts',
  ],
  plugins: [
    './plugins/api-reference/index.ts',
    './plugins/code-highlighting/index.ts',
    './plugins/verified-examples/index.ts',
    './plugins/sandbox/index.ts',
    './plugins/timelines/index.ts',
    './plugins/equivalents/index.ts',
    './plugins/playground/index.ts',
    [
      './plugins/lean-docs/index.ts',
      {
        ...markdown,
        path: 'docs',
        routeBasePath: 'docs',
        sidebarPath: './sidebars.ts',
        versions: { current: { label: 'Next' } },
        breadcrumbs: true,
        showLastUpdateTime: isGitCheckout(),
        editUrl: 'https://github.com/TomerAberbach/lfi-docs/edit/main/',
      },
    ],
    ['@docusaurus/plugin-content-pages', { ...markdown, path: 'src/pages' }],
    './plugins/home-demonstrations/index.ts',
    ...blogPlugins(markdown),
    './plugins/bundler-cache/index.ts',
    './plugins/compact-routes/index.ts',
    './plugins/address-repair/index.ts',
    './plugins/no-script/index.ts',
    './plugins/text-outputs/index.ts',
    './plugins/social-images/index.ts',
    './plugins/offline/index.ts',
    ['@docusaurus/plugin-sitemap', { ignorePatterns: ['/search'] }],
    './plugins/content-security-policy/index.ts',
  ],
  themeConfig: themeConfig(environment, repository),
}

export default config

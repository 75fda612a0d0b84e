import type { Plugin } from '@docusaurus/types'

/** As Docusaurus types its bundler's plugins, whichever bundler that is. */
type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0]

export type BundlerPlugin = Extract<
  NonNullable<Configuration['plugins']>[number],
  { apply: (compiler: never) => void; [key: string]: unknown }
>

export type Compiler = Parameters<BundlerPlugin['apply']>[0]

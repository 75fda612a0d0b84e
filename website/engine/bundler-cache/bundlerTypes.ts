import type { Plugin } from '@docusaurus/types'

/** Docusaurus has its own types for the bundler, which may be one of two. */
type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0]

export type BundlerPlugin = Extract<
  NonNullable<Configuration['plugins']>[number],
  { apply: (compiler: never) => void; [key: string]: unknown }
>

export type Compiler = Parameters<BundlerPlugin['apply']>[0]

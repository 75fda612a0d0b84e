/** Where the site will be, which is written into what is generated. */
export type Settings = {
  baseUrl: string
  siteUrl: string
  trailingSlash: boolean
  /** The origin of the sandbox, where it is not that of the site. */
  sandboxOrigin: string
}

/** Asks for one run; a process that is asked by a build makes one only. */
export type Request = { settings: Settings; isLast: boolean }

/** What a run has come to. */
export type Answer =
  /** All that pages are made of is written. */
  | { kind: 'written' }
  | { kind: 'failed'; message: string }
  /** Every example was judged; `problems` is empty or says what is wrong. */
  | { kind: 'judged'; problems: string }

import type { Headers, Site } from './site'

/** Addresses of pages have these characters; nothing else is sent on. */
const PAGE = String.raw`[\w./-]*[\w-]`

const block = (opening: string, lines: readonly string[]): string[] => [
  `${opening} {`,
  ...lines.map(line => `\t${line}`),
  '}',
]

const setHeaders = (headers: Headers): string[] =>
  block(
    'header',
    Object.entries(headers).map(([name, value]) => `${name} "${value}"`),
  )

/** One matcher and its redirect, which keeps the query. */
const redirect = (name: string, matcher: string, to: string): string[] => [
  `@${name} ${matcher}`,
  `redir @${name} ${to}{mark}{query} 301`,
]

const redirects = ({
  baseUrl,
  hasTrailingSlash,
  namedIndex,
}: Site): string[] => {
  const end = hasTrailingSlash ? '/' : ''
  const sendOn = (name: string, ending: string) =>
    redirect(
      name,
      `path_regexp ${name} ^${baseUrl}(${PAGE})${ending}$`,
      `${baseUrl}{re.${name}.1}${end}`,
    )
  return [
    ...block('map {query} {mark}', ['~^$ ""', 'default "?"']),
    ...(baseUrl === '/'
      ? []
      : redirect('outside', `path ${baseUrl.slice(0, -1)}`, baseUrl)),
    ...redirect('home', `path ${baseUrl}index.html`, baseUrl),
    ...namedIndex.flatMap((address, index) =>
      redirect(`named${index}`, `path ${address}.html`, address),
    ),
    ...sendOn('folder', String.raw`/index\.html`),
    ...sendOn('ending', String.raw`\.html`),
    ...(hasTrailingSlash
      ? [
          ...block('@noslash', [
            `path_regexp noslash ^${baseUrl}(${PAGE})$`,
            'file {path}/index.html',
          ]),
          `redir @noslash ${baseUrl}{re.noslash.1}/{mark}{query} 301`,
        ]
      : sendOn('slash', '/')),
  ]
}

const fileServer = block('file_server', ['disable_canonical_uris'])

const sandboxes = ({ baseUrl, sandboxes }: Site): string[] =>
  sandboxes.flatMap(({ file, addresses, headers }, index) => [
    `@sandbox${index} path ${addresses.join(' ')}`,
    ...block(`handle @sandbox${index}`, [
      ...setHeaders(headers),
      `rewrite * ${baseUrl}${file}`,
      ...fileServer,
    ]),
  ])

export const writeCaddy = (site: Site): string => {
  const { baseUrl, everywhere, immutable, hasTrailingSlash } = site
  const pageHeaders = setHeaders({ ...everywhere, 'Cache-Control': 'no-cache' })
  return [
    '# Serves the folder that SITE_ROOT names on SITE_ADDRESS; a domain gets',
    `# HTTPS by itself. SITE_ROOT is ${baseUrl === '/' ? 'this folder' : `the folder that holds this one as ${baseUrl.slice(1, -1)}`}.`,
    ...block('{$SITE_ADDRESS:http://127.0.0.1:8080}', [
      `root * {$SITE_ROOT:${baseUrl === '/' ? '.' : '..'}}`,
      'encode',
      ...block('route', [
        ...pageHeaders,
        ...Object.entries(immutable).map(
          ([name, value]) => `header ${baseUrl}assets/* ${name} "${value}"`,
        ),
        'header *.md Content-Type "text/markdown; charset=utf-8"',
        ...sandboxes(site),
        ...redirects(site),
        `try_files {path} {path}${hasTrailingSlash ? '/index.html' : '.html'}`,
        ...fileServer,
      ]),
      ...block('handle_errors', [
        ...pageHeaders,
        `rewrite * ${baseUrl}404.html`,
        ...fileServer,
      ]),
    ]),
    '',
  ].join('\n')
}

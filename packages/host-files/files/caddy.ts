import { escapeDots, type Headers, PAGE, type Site } from '../site'

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

const redirects = (site: Site): string[] => {
  const { baseUrl, ending, namedIndex, otherEndings } = site
  return [
    ...block('map {query} {mark}', ['~^$ ""', 'default "?"']),
    ...(baseUrl === '/'
      ? []
      : redirect('outside', `path ${baseUrl.slice(0, -1)}`, baseUrl)),
    ...redirect('home', `path ${baseUrl}index.html`, baseUrl),
    ...namedIndex.flatMap((address, index) =>
      redirect(`named${index}`, `path ${address}.html`, address),
    ),
    ...otherEndings.flatMap(({ name, from, to }) =>
      redirect(
        name,
        `path_regexp ${name} ^${baseUrl}(${PAGE})${escapeDots(from)}$`,
        `${baseUrl}{re.${name}.1}${to}`,
      ),
    ),
    ...(ending === 'slash'
      ? [
          ...block('@noslash', [
            `path_regexp noslash ^${baseUrl}(${PAGE})$`,
            'file {path}/index.html',
          ]),
          `redir @noslash ${baseUrl}{re.noslash.1}/{mark}{query} 301`,
        ]
      : []),
  ]
}

const fileServer = block('file_server', [
  'precompressed br gzip',
  'disable_canonical_uris',
])

const typeOf = (site: Site, ending: string): Headers => ({
  'Content-Type': site.contentTypes[ending] ?? '',
})

const sandboxes = (site: Site): string[] =>
  site.sandboxes.flatMap(({ file, addresses, headers }, index) => [
    `@sandbox${index} path ${addresses.join(' ')}`,
    ...block(`handle @sandbox${index}`, [
      ...setHeaders({ ...headers, ...typeOf(site, 'html') }),
      `rewrite * ${site.baseUrl}${file}`,
      ...fileServer,
    ]),
  ])

export const writeCaddy = (site: Site): string => {
  const { baseUrl, everywhere, fresh, immutable } = site
  const notFound = block('handle_errors', [
    ...setHeaders({ ...everywhere, ...fresh, ...typeOf(site, 'html') }),
    `rewrite * ${baseUrl}404.html`,
    ...fileServer,
  ])
  const route = block('route', [
    ...setHeaders({ ...everywhere, ...fresh }),
    ...Object.entries(immutable).map(
      ([name, value]) => `header ${baseUrl}assets/* ${name} "${value}"`,
    ),
    'header ?Vary Accept-Encoding',
    ...Object.entries(site.contentTypes).flatMap(([ending, type]) => [
      `@${ending} path *.${ending}`,
      `header @${ending} Content-Type "${type}"`,
    ]),
    ...sandboxes(site),
    ...redirects(site),
    `try_files {path} {path}${site.ending === 'none' ? '.html' : '/index.html'}`,
    ...fileServer,
  ])
  return [
    '# Serves the folder that SITE_ROOT names on SITE_ADDRESS; a domain gets',
    `# HTTPS by itself. SITE_ROOT is ${baseUrl === '/' ? 'this folder' : `the folder that holds this one as ${baseUrl.slice(1, -1)}`}.`,
    ...block('{$SITE_ADDRESS:http://127.0.0.1:8080}', [
      `root * {$SITE_ROOT:${baseUrl === '/' ? '.' : '..'}}`,
      ...route,
      ...notFound,
    ]),
    '',
  ].join('\n')
}

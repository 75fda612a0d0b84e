import { escapeDots, type Headers, PAGE, type Site } from '../site'

const addHeaders = (headers: Headers): string[] =>
  Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  )

const location = (matched: string, lines: readonly string[]): string[] => [
  `location ${matched} {`,
  ...lines.map(line => `  ${line}`),
  '}',
]

const typesBlock = (contentTypes: Headers): string[] => [
  'types {',
  ...Object.entries(contentTypes).map(
    ([ending, type]) => `  ${type.split(';')[0]} ${ending};`,
  ),
  '}',
  'charset utf-8;',
  `charset_types ${[
    ...new Set(
      Object.values(contentTypes)
        .filter(type => type.includes('charset'))
        .map(type => type.split(';')[0])
        // It is always among them, and nginx warns of a second time.
        .filter(type => type !== 'text/html'),
    ),
  ].join(' ')};`,
]

const page = `(?<page>${PAGE})`

const redirect = (address: string): string =>
  `return 301 ${address}$is_args$args;`

const redirects = (site: Site): string[] => {
  const { baseUrl, ending, namedIndex, otherEndings } = site
  return [
    ...(baseUrl === '/'
      ? []
      : location(`= ${baseUrl.slice(0, -1)}`, [redirect(baseUrl)])),
    ...location(`= ${baseUrl}index.html`, [redirect(baseUrl)]),
    ...namedIndex.flatMap(address =>
      location(`= ${address}.html`, [redirect(address)]),
    ),
    ...otherEndings.flatMap(({ from, to }) =>
      location(`~ "^${baseUrl}${page}${escapeDots(from)}$"`, [
        redirect(`${baseUrl}$page${to}`),
      ]),
    ),
    ...(ending === 'slash'
      ? location(`~ "^${baseUrl}${page}$"`, [
          `if (-f $request_filename/index.html) { ${redirect(`${baseUrl}$page/`)} }`,
          'try_files $uri =404;',
        ])
      : []),
  ]
}

export const writeNginx = (site: Site): string => {
  const { baseUrl, everywhere, fresh, immutable, sandboxes } = site
  return [
    '# Include this file in a server block, whose root is the folder that the',
    `# address / stands for${baseUrl === '/' ? ': this one.' : `; this one is in it as ${baseUrl.slice(1, -1)}.`}`,
    '# Needs the module gzip_static. Where nginx has the module brotli_static as',
    '# well, add "brotli_static on;" beside the include.',
    ...typesBlock(site.contentTypes),
    'gzip_static on;',
    'gzip_vary on;',
    'absolute_redirect off;',
    `error_page 404 ${baseUrl}404.html;`,
    ...addHeaders({ ...everywhere, ...fresh }),
    ...location(`= ${baseUrl}404.html`, ['internal;']),
    ...location(`= ${baseUrl}`, [`try_files ${baseUrl}index.html =404;`]),
    ...sandboxes.flatMap(({ file, addresses, headers }) =>
      addresses.flatMap(address =>
        location(`= ${address}`, [
          ...addHeaders(headers),
          `try_files ${baseUrl}${file} =404;`,
        ]),
      ),
    ),
    ...location(`^~ ${baseUrl}assets/`, [
      ...addHeaders({ ...everywhere, ...immutable }),
      'try_files $uri =404;',
    ]),
    ...redirects(site),
    ...location(baseUrl, [
      `try_files $uri ${site.ending === 'none' ? '$uri.html' : '$uri/index.html'} =404;`,
    ]),
    '',
  ].join('\n')
}

/** Headers that a static host should send, as the files of several hosts. */
export type HeaderRules = {
  /** For every page: what a meta element can't say, and what belongs with it. */
  everywhere: Readonly<Record<string, string>>
  /** For one path, besides those: where both set a policy, both hold. */
  paths: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const lines = (headers: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(headers).map(([name, value]) => `${indent}${name}: ${value}`)

/** Netlify's and Cloudflare Pages' format. */
const toHeadersFile = ({ everywhere, paths }: HeaderRules): string =>
  [
    '/*',
    ...lines(everywhere, '  '),
    ...Object.entries(paths).flatMap(([path, headers]) => [
      path,
      ...lines(headers, '  '),
    ]),
    '',
  ].join('\n')

const toList = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

const toVercel = ({ everywhere, paths }: HeaderRules): string =>
  `${JSON.stringify(
    {
      headers: [
        { source: '/(.*)', headers: toList(everywhere) },
        ...Object.entries(paths).map(([source, headers]) => ({
          source,
          headers: toList(headers),
        })),
      ],
    },
    undefined,
    2,
  )}\n`

const nginxLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  )

const toNginx = ({ everywhere, paths }: HeaderRules): string =>
  [
    '# Include inside of the server block that serves this directory.',
    ...Object.entries(paths).flatMap(([path, headers]) => [
      `location = ${path} {`,
      ...nginxLines({ ...everywhere, ...headers }),
      '}',
    ]),
    'location / {',
    ...nginxLines(everywhere),
    '  try_files $uri $uri.html $uri/index.html =404;',
    '}',
    '',
  ].join('\n')

const toApache = ({ everywhere, paths }: HeaderRules): string => {
  const set = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(
      ([name, value]) => `  Header always set ${name} "${value}"`,
    )
  return [
    '<IfModule mod_headers.c>',
    ...set(everywhere),
    ...Object.entries(paths).flatMap(([path, headers]) => [
      `  <Files "${path.slice(path.lastIndexOf('/') + 1)}">`,
      ...set(headers).map(line => `  ${line}`),
      '  </Files>',
    ]),
    '</IfModule>',
    '',
  ].join('\n')
}

/** The text of each file, by its name in the build's directory. */
export const headerFiles = (
  rules: HeaderRules,
): Readonly<Record<string, string>> => ({
  _headers: toHeadersFile(rules),
  'vercel.json': toVercel(rules),
  'headers.nginx.conf': toNginx(rules),
  '.htaccess': toApache(rules),
})

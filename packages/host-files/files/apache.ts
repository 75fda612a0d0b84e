import { escapeDots, type Headers, PAGE, type Site } from '../site'

const set = (headers: Headers): string[] =>
  Object.entries(headers).map(
    ([name, value]) => `Header always set ${name} "${value}"`,
  )

const block = (name: string, argument: string, lines: readonly string[]) => [
  `<${name} ${argument}>`,
  ...lines.map(line => `  ${line}`),
  `</${name}>`,
]

/** The address that was asked for, as `/x.html` is also found for `/x`. */
const asked = (address: string): string =>
  String.raw`RewriteCond %{THE_REQUEST} "^\S+ ${address}[? ]"`

const redirects = (site: Site): string[] => {
  const { baseUrl, ending, namedIndex, otherEndings, sandboxes } = site
  const others = [...sandboxes.map(({ file }) => file), '404.html']
  return [
    `RewriteRule "^(?:${others.map(escapeDots).join('|')})$" - [END]`,
    asked(String.raw`${baseUrl}index\.html`),
    `RewriteRule "^index\\.html$" "${baseUrl}" [R=301,END]`,
    ...namedIndex.flatMap(address => [
      asked(String.raw`${address}\.html`),
      `RewriteRule "^" "${address}" [R=301,END]`,
    ]),
    ...otherEndings.flatMap(({ from, to }) => [
      asked(`${baseUrl}(${PAGE})${escapeDots(from)}`),
      `RewriteRule "^" "${baseUrl}%1${to}" [R=301,END]`,
    ]),
    ...(ending === 'slash'
      ? [
          `RewriteCond %{DOCUMENT_ROOT}${baseUrl}$1/index.html -f`,
          `RewriteRule "^(.*[^/])$" "${baseUrl}$1/" [R=301,END]`,
        ]
      : []),
  ]
}

/** The file that represents an address, and its smaller twin where wanted. */
const files = ({ baseUrl, ending }: Site): string[] => [
  `RewriteRule "^$" "${baseUrl}index.html"`,
  'RewriteCond %{REQUEST_FILENAME} !-f',
  ...(ending === 'none'
    ? [
        `RewriteCond %{DOCUMENT_ROOT}${baseUrl}$1.html -f`,
        'RewriteRule "^(.+)$" "$1.html"',
      ]
    : [
        `RewriteCond %{DOCUMENT_ROOT}${baseUrl}$1/index.html -f`,
        'RewriteRule "^(.+?)/?$" "$1/index.html"',
      ]),
  ...[
    ['br', 'br'],
    ['gzip', 'gz'],
  ].flatMap(([coding, ending]) => [
    String.raw`RewriteCond %{HTTP:Accept-Encoding} "(?:^|,)\s*${coding}\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)"`,
    `RewriteCond %{DOCUMENT_ROOT}${baseUrl}$1.${ending} -f`,
    `RewriteRule "^(.+)$" "$1.${ending}" [END]`,
  ]),
]

const types = (contentTypes: Headers): string[] =>
  Object.entries(contentTypes).flatMap(([ending, type]) =>
    block('FilesMatch', String.raw`"\.${ending}(?:\.br|\.gz)?$"`, [
      `ForceType "${type}"`,
    ]),
  )

const codings = ['br', 'gz'].flatMap(ending =>
  block('FilesMatch', String.raw`"\.${ending}$"`, [
    `RemoveType .${ending}`,
    `RemoveEncoding .${ending}`,
    `RemoveLanguage .${ending}`,
    `Header always set Content-Encoding ${ending === 'br' ? 'br' : 'gzip'}`,
  ]),
)

export const writeApache = (site: Site): string => {
  const { baseUrl, everywhere, fresh, immutable } = site
  return [
    '# Needs AllowOverride All, mod_rewrite and mod_headers. The document root is',
    `# ${baseUrl === '/' ? 'this folder' : `the folder that holds this one as ${baseUrl.slice(1, -1)}`}.`,
    'Options -Indexes -MultiViews',
    'DirectoryIndex disabled',
    'DirectorySlash Off',
    'AddDefaultCharset Off',
    `ErrorDocument 404 ${baseUrl}404.html`,
    'FileETag MTime Size',
    ...set({ ...everywhere, ...fresh, Vary: 'Accept-Encoding' }),
    ...types(site.contentTypes),
    ...codings,
    ...block(
      'If',
      `"%{REQUEST_URI} =~ m#^${baseUrl}assets/# && -f %{REQUEST_FILENAME}"`,
      set(immutable),
    ),
    ...site.sandboxes.flatMap(({ file, headers }) =>
      block(
        'FilesMatch',
        `"^${escapeDots(file)}(?:\\.br|\\.gz)?$"`,
        set(headers),
      ),
    ),
    'RewriteEngine On',
    ...redirects(site),
    ...files(site),
    '',
  ].join('\n')
}

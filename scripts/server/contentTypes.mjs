import path from 'node:path'

const text = type => `${type}; charset=utf-8`

const contentTypes = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.md': text('text/markdown'),
  '.txt': text('text/plain'),
  '.xml': text('application/xml'),
  '.xsl': text('text/xsl'),
  '.svg': text('image/svg+xml'),
  '.webmanifest': text('application/manifest+json'),
  '.wasm': 'application/wasm',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

export const contentTypeOf = file =>
  contentTypes[path.extname(file).toLowerCase()] ?? 'application/octet-stream'

/** Images and fonts are compressed already; only text gains from gzip. */
export const isCompressible = file =>
  contentTypeOf(file).includes('charset') || path.extname(file) === '.wasm'

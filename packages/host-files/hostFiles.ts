import { writeApache } from './files/apache'
import { writeCaddy } from './files/caddy'
import { writeHeaders } from './files/netlify'
import { writeNginx } from './files/nginx'
import { writeVercel } from './files/vercel'
import type { Headers, Site } from './site'

export const hostFiles = (site: Site): Headers => ({
  _headers: writeHeaders(site),
  '.htaccess': writeApache(site),
  // GitHub Pages would leave out what begins with an underscore.
  '.nojekyll': '',
  Caddyfile: writeCaddy(site),
  'nginx.conf': writeNginx(site),
  'vercel.json': writeVercel(site),
})

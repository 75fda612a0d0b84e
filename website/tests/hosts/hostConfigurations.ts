import { existsSync } from 'node:fs'

type Setting = {
  build: string
  root: string
  port: number
  /** An empty folder, with the configuration in the file `configuration`. */
  work: string
}
type Configured = {
  args: string[]
  configuration: string
  environment?: Record<string, string>
}

const BROTLI_FOR_NGINX =
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Whether a host can send what was compressed with Brotli. */
export const sendsBrotli = (host: string): boolean =>
  host !== 'nginx' || existsSync(BROTLI_FOR_NGINX)

const nginx = ({ build, root, port, work }: Setting): Configured => ({
  args: ['-p', work, '-c', `${work}/configuration`, '-e', 'stderr'],
  configuration: `
${existsSync(BROTLI_FOR_NGINX) ? `load_module ${BROTLI_FOR_NGINX};` : ''}
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${work}/pid;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${work}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    ${existsSync(BROTLI_FOR_NGINX) ? 'brotli_static on;' : ''}
    include ${build}/nginx.conf;
  }
}
`,
})

const apacheModules = [
  'authz_core',
  'unixd',
  'dir',
  'mime',
  'rewrite',
  'headers',
]

/** Some builds of Apache have some of them built in. */
const loadModule = (name: string): string => `<IfModule !mod_${name}.c>
  LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so
</IfModule>`

const apache = ({ root, port, work }: Setting): Configured => ({
  args: ['-X', '-d', work, '-f', `${work}/configuration`],
  configuration: `
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${work}/pid
ErrorLog ${work}/errors
LoadModule mpm_event_module /usr/lib/apache2/modules/mod_mpm_event.so
${apacheModules.map(loadModule).join('\n')}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
TypesConfig /dev/null
DocumentRoot ${root}
<Directory />
  Require all granted
  Options FollowSymLinks
  AllowOverride None
</Directory>
<Directory ${root}>
  AllowOverride All
</Directory>
`,
})

/** Its own door for administration would be a port that others may use. */
const caddy = ({ build, root, port, work }: Setting): Configured => ({
  args: ['run', '--config', `${work}/configuration`, '--adapter', 'caddyfile'],
  environment: { SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: root },
  configuration: `{
	admin off
	storage file_system ${work}/storage
}
import ${build}/Caddyfile
`,
})

/** By the name of the program: how it is told to serve a build's folder. */
export const hostConfigurations: Readonly<
  Record<string, (setting: Setting) => Configured>
> = { nginx, apache2: apache, caddy }

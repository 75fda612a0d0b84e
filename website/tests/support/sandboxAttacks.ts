/** What is tried against the sandbox, in every build that has one. */

/** Ways out; each must fail, or reach nobody. */
const attempts: Readonly<Record<string, string>> = {
  document: 'return document.title',
  'parent window': 'return parent.document',
  'top window': 'return top.location.href',
  opener: 'return opener.location.href',
  'a new window': `return open('/')`,
  localStorage: `return localStorage.getItem('theme')`,
  sessionStorage: 'return sessionStorage.length',
  cookies: 'return await cookieStore.getAll()',
  indexedDB: `return await new Promise((yes, no) => {
    const request = indexedDB.open('x')
    request.onsuccess = yes
    request.onerror = () => no(request.error)
  })`,
  caches: `return await caches.open('x')`,
  'private files': 'return await navigator.storage.getDirectory()',
  locks: `return await navigator.locks.request('x', () => 1)`,
  location: `location.href = '/'; return location.href`,
  'service worker': `return await navigator.serviceWorker.register('/sw.js')`,
  'shared worker': `return new SharedWorker('/a.js')`,
  fetch: `return await fetch(site)`,
  'fetch behind the replacement': `
    const native = WorkerGlobalScope.prototype.fetch ?? Object.getPrototypeOf(self).fetch
    return await native.call(self, site)`,
  XMLHttpRequest: `return await new Promise((yes, no) => {
    const request = new XMLHttpRequest()
    request.open('GET', site)
    request.onload = yes
    request.onerror = () => no(new Error('refused'))
    request.send()
  })`,
  WebSocket: `return await new Promise((yes, no) => {
    const socket = new WebSocket(site.replace('http', 'ws'))
    socket.onopen = yes
    socket.onerror = () => no(new Error('refused'))
  })`,
  EventSource: `return await new Promise((yes, no) => {
    const source = new EventSource(site)
    source.onopen = yes
    source.onerror = () => no(new Error('refused'))
  })`,
  WebTransport: 'return await new WebTransport(site).ready',
  WebRTC: 'return new RTCPeerConnection()',
  beacon: 'return navigator.sendBeacon(site)',
  importScripts: `return importScripts(site + 'sandbox.html')`,
  'importScripts of data': `importScripts('data:text/javascript,1'); return 1`,
  'import of the site': `const address = site + 'x.js'; return await import(address)`,
  'import of data': `const address = 'data:text/javascript,export default 1'; return await import(address)`,
  eval: `return eval('1')`,
  Function: `return new Function('return 1')()`,
  'timer with text': `setTimeout('self.escaped = 1', 0); return 1`,
  WebAssembly: `return await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))`,
  'a worker in the worker': `const program = new Blob(["fetch('" + site + "').then(() => postMessage('out'), () => postMessage('refused'))"])
    const worker = new Worker(URL.createObjectURL(program))
    const answer = await new Promise((yes, no) => {
      worker.onmessage = event => yes(event.data)
      worker.onerror = () => no(new Error('refused'))
    })
    if (answer === 'refused') throw new Error('refused')
    return answer`,
  'closing the worker': 'self.close(); return 1',
}

/** Tries all of them, and tells of those that work. */
export const escapes = (site: string): string => `const site = '${site}'
const attempts = {
${Object.entries(attempts)
  .map(([name, body]) => `  '${name}': async () => { ${body} },`)
  .join('\n')}
}
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    console.log('SUCCEEDED', name, String(await attempt()))
  } catch {}
}
console.log('tried', Object.keys(attempts).length, self.origin)`

export const escapeCount = Object.keys(attempts).length

/** Code that tries to deceive or to break the page it reports to. */
export const attacks: Readonly<Record<string, string>> = {
  'messages to whoever listens': `
    postMessage({ type: 'ended', failure: 'forged' })
    new BroadcastChannel('lfi').postMessage('forged')
    console.log('sent')`,
  'a stolen port': `
    const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')
    const steal = thing => thing.postMessage({ type: 'ended', failure: 'forged' })
    Object.defineProperty(MessageEvent.prototype, 'data', {
      get() { steal(this.currentTarget); return get.call(this) },
    })
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (...args) {
      Reflect.apply(postMessage, this, [{ type: 'ended', failure: 'forged' }])
    }
    await new Promise(done => setTimeout(done, 600))
    console.log('not stolen')`,
  'polluted prototypes': `
    Object.prototype.type = 'ended'
    Object.prototype.failure = 'forged'
    Object.prototype.tree = [{ label: '', text: 'forged' }]
    console.log({ __proto__: { polluted: true } })`,
  'broken built-ins': `
    Array.prototype.push = Array.prototype.map = () => { throw new Error('broken') }
    self.Promise = self.setTimeout = self.console = null`,
  'values that resist': `
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    console.log(proxy)
    console.log(new Proxy({}, { ownKeys() { while (true) {} } }))
    console.log({ get [Symbol.toStringTag]() { throw new Error('tag') } })`,
  'a recorder that is told lies': `
    const value = '<img src=x onerror="document.title = 3">'
    for (const n of map(n => n, [value, { get [Symbol.toStringTag]() { throw new Error('tag') } }])) {}
    const recorder = self.$lfiCall ?? (() => {})
    recorder(99, map, {})
    Array.prototype.toSorted = Array.prototype.slice = () => ['forged']
    Object.defineProperty(Object.prototype, 'note', { get: () => 'forged' })
    for (const n of map(n => n, [1, 2])) {}`,
  'markup in the output': `
    console.log('<img src=x onerror="document.title = 1"><script>document.title = 2</script>')`,
}

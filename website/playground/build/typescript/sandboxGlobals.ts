/**
 * What exists in the sandbox beside the language itself: a worker's globals,
 * without the page's. The DOM's own declarations are twenty times as large and
 * would complete `document`, which is not there.
 */
export const sandboxGlobals = `
interface Console {
  assert(condition?: boolean, ...data: unknown[]): void
  clear(): void
  count(label?: string): void
  countReset(label?: string): void
  debug(...data: unknown[]): void
  dir(item?: unknown, options?: unknown): void
  error(...data: unknown[]): void
  group(...data: unknown[]): void
  groupCollapsed(...data: unknown[]): void
  groupEnd(): void
  info(...data: unknown[]): void
  log(...data: unknown[]): void
  table(tabularData?: unknown, properties?: string[]): void
  time(label?: string): void
  timeEnd(label?: string): void
  timeLog(label?: string, ...data: unknown[]): void
  trace(...data: unknown[]): void
  warn(...data: unknown[]): void
}
declare var console: Console

declare function setTimeout(handler: (...args: any[]) => void, timeout?: number, ...args: any[]): number
declare function clearTimeout(id: number | undefined): void
declare function setInterval(handler: (...args: any[]) => void, timeout?: number, ...args: any[]): number
declare function clearInterval(id: number | undefined): void
declare function queueMicrotask(callback: () => void): void
declare function structuredClone<Value>(value: Value): Value
declare function atob(data: string): string
declare function btoa(data: string): string

interface Performance { now(): number; readonly timeOrigin: number }
declare var performance: Performance

interface Crypto {
  getRandomValues<Values extends ArrayBufferView | null>(array: Values): Values
  randomUUID(): string
}
declare var crypto: Crypto

interface Event { readonly type: string }
declare var Event: { new (type: string): Event }
interface EventTarget {
  addEventListener(type: string, listener: (event: Event) => void, options?: { once?: boolean; signal?: AbortSignal }): void
  removeEventListener(type: string, listener: (event: Event) => void): void
  dispatchEvent(event: Event): boolean
}
declare var EventTarget: { new (): EventTarget }

interface AbortSignal extends EventTarget {
  readonly aborted: boolean
  readonly reason: any
  onabort: ((event: Event) => void) | null
  throwIfAborted(): void
}
declare var AbortSignal: {
  abort(reason?: any): AbortSignal
  any(signals: AbortSignal[]): AbortSignal
  timeout(milliseconds: number): AbortSignal
}
interface AbortController { readonly signal: AbortSignal; abort(reason?: any): void }
declare var AbortController: { new (): AbortController }

interface DOMException extends Error { readonly code: number }
declare var DOMException: { new (message?: string, name?: string): DOMException }

interface TextEncoder { readonly encoding: string; encode(input?: string): Uint8Array<ArrayBuffer> }
declare var TextEncoder: { new (): TextEncoder }
interface TextDecoder { readonly encoding: string; decode(input?: ArrayBuffer | ArrayBufferView, options?: { stream?: boolean }): string }
declare var TextDecoder: { new (label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean }): TextDecoder }

interface URLSearchParams {
  readonly size: number
  append(name: string, value: string): void
  delete(name: string, value?: string): void
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string, value?: string): boolean
  set(name: string, value: string): void
  sort(): void
  toString(): string
  keys(): IterableIterator<string>
  values(): IterableIterator<string>
  entries(): IterableIterator<[string, string]>
  [Symbol.iterator](): IterableIterator<[string, string]>
}
declare var URLSearchParams: { new (init?: string[][] | Record<string, string> | string | URLSearchParams): URLSearchParams }
interface URL {
  hash: string
  host: string
  hostname: string
  href: string
  readonly origin: string
  pathname: string
  port: string
  protocol: string
  search: string
  readonly searchParams: URLSearchParams
  toString(): string
}
declare var URL: { new (url: string | URL, base?: string | URL): URL; canParse(url: string | URL, base?: string | URL): boolean }

interface Headers {
  append(name: string, value: string): void
  delete(name: string): void
  get(name: string): string | null
  has(name: string): boolean
  set(name: string, value: string): void
  [Symbol.iterator](): IterableIterator<[string, string]>
}
declare var Headers: { new (init?: Record<string, string> | [string, string][] | Headers): Headers }
interface ReadableStream<Chunk = any> extends AsyncIterable<Chunk> {
  readonly locked: boolean
  cancel(reason?: any): Promise<void>
  getReader(): { read(): Promise<{ done: false; value: Chunk } | { done: true; value?: undefined }>; cancel(reason?: any): Promise<void>; releaseLock(): void }
}
declare var ReadableStream: { new <Chunk = any>(source?: { start?(controller: { enqueue(chunk: Chunk): void; close(): void; error(reason?: any): void }): void | Promise<void>; pull?(controller: { enqueue(chunk: Chunk): void; close(): void; error(reason?: any): void }): void | Promise<void>; cancel?(reason?: any): void | Promise<void> }): ReadableStream<Chunk> }
interface Blob {
  readonly size: number
  readonly type: string
  arrayBuffer(): Promise<ArrayBuffer>
  slice(start?: number, end?: number, contentType?: string): Blob
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>
  text(): Promise<string>
}
declare var Blob: { new (parts?: (string | ArrayBuffer | ArrayBufferView | Blob)[], options?: { type?: string }): Blob }
interface Response {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>> | null
  readonly headers: Headers
  readonly ok: boolean
  readonly status: number
  readonly statusText: string
  readonly url: string
  arrayBuffer(): Promise<ArrayBuffer>
  blob(): Promise<Blob>
  clone(): Response
  json(): Promise<any>
  text(): Promise<string>
}
declare var Response: { new (body?: string | Blob | ArrayBuffer | ReadableStream | null, init?: { status?: number; statusText?: string; headers?: Record<string, string> }): Response; json(data: any): Response }
interface RequestInit { method?: string; headers?: Record<string, string> | Headers; body?: string | Blob | ArrayBuffer; signal?: AbortSignal }
/** Code here can't use the network: it rejects. */
declare function fetch(input: string | URL, init?: RequestInit): Promise<Response>
`

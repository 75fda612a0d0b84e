/** What a service worker adds to the types of a page, as far as used here. */
export type LifetimeEvent = Event & {
  waitUntil: (work: Promise<unknown>) => void
}

export type RequestEvent = LifetimeEvent & {
  request: Request
  respondWith: (response: Promise<Response>) => void
}

export type WorkerScope = {
  registration: { scope: string }
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window' }) => Promise<readonly unknown[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listen: (event: LifetimeEvent) => void): void
    (type: 'fetch', listen: (event: RequestEvent) => void): void
    (
      type: 'message',
      listen: (event: MessageEvent & LifetimeEvent) => void,
    ): void
  }
}

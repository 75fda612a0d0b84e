import type { Server } from 'node:http'

/** An HTTP server (not listening yet) for the build in `dir`. */
export const createSiteServer: (options: {
  dir: string
  baseUrl?: string
}) => Promise<Server>

/** Listens on `port` (0: any free one) and resolves to the port it has. */
export const listen: (server: Server, port: number) => Promise<number>

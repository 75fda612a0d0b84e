type Served = { origin: string; close: () => void }

/** Serves a build other than the one that all tests share. */
export const serveBuild = async (
  dir: string,
  baseUrl = '/',
): Promise<Served> => {
  const { createSiteServer, listen } = await import('../../scripts/serve.mjs')
  const server = await createSiteServer({ dir, baseUrl })
  const port = await listen(server, 0)
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

type Router = {
  createLocation: (address: string) => unknown
  /** Of the part that scrolls to a hash. */
  scroller: string
}

/** What Docusaurus brings along, as installed. */
export const installedRouter = (): Router => {
  const manifest = require.resolve('@docusaurus/core/package.json')
  const ofRouter = createRequire(
    createRequire(manifest).resolve('react-router'),
  )
  return {
    createLocation: ofRouter('history').createLocation,
    scroller: readFileSync(
      path.join(
        path.dirname(manifest),
        'lib/client/ClientLifecyclesDispatcher.js',
      ),
      'utf8',
    ),
  }
}

const throwsOn = (address: string, { createLocation }: Router): boolean => {
  try {
    createLocation(address)
    return false
  } catch (error) {
    return error instanceof URIError
  }
}

/** Throws if what this patch works around is no longer as it was. */
export const checkRouter = (router: Router): void => {
  if (!throwsOn('/50%', router)) {
    throw new Error(
      'engine/address-repair keeps paths that cannot be decoded from the router, because "history" threw a URIError on them, and it no longer does. See what it makes of "/50%" now; if such an address shows the page for unknown ones, take the path out of client/repair.js.',
    )
  }
  if (!router.scroller.includes('decodeURIComponent(hash.substring(1))')) {
    throw new Error(
      'engine/address-repair rewrites hashes that cannot be decoded, because @docusaurus/core/lib/client/ClientLifecyclesDispatcher.js decoded them without a way out, and it no longer does so in these words. See what it does now; if it can take "#50%", take the hash out of client/repair.js.',
    )
  }
}

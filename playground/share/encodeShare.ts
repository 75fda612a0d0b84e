import { toBase64Url } from './base64Url'
import { deflate } from './deflate'
import { SHARE_VERSION, type SharedCode } from './shareFormat'

/** The code as a hash, `#v1.ts.<deflated, base64url>`. */
export const encodeShare = async ({
  code,
  language,
}: SharedCode): Promise<string> =>
  `#${SHARE_VERSION}.${language}.${toBase64Url(await deflate(code))}`

import { toBase64Url } from './base64Url'
import { deflate } from './deflate'
import { SHARE_VERSION, type SharedCode } from './shareFormat'

/**
 * The code as a hash, `#v1.ts.<deflated, base64url>`, and the step after one
 * more dot: pages that know of no steps read such a link as well.
 */
export const encodeShare = async ({
  code,
  language,
  step,
}: SharedCode): Promise<string> => {
  const data = toBase64Url(await deflate(code))
  const end = step === undefined ? '' : `.${step}`
  return `#${SHARE_VERSION}.${language}.${data}${end}`
}

import { toBase64Url } from './base64Url'
import { checksum } from './checksum'
import { deflate } from './deflate'
import { SHARE_VERSION, type SharedCode } from './shareFormat'

/**
 * The code as a hash: `#v1.ts.<deflated, base64url>`, then what may be there,
 * after a dot each: the step, a number; the checksum, after a `c`. Pages that
 * know of neither read such a link as well.
 */
export const encodeShare = async ({
  code,
  language,
  step,
}: SharedCode): Promise<string> => {
  const data = toBase64Url(await deflate(code))
  const sum = `c${checksum(`${language} ${code}`)}`
  const more = step === undefined ? [sum] : [`${step}`, sum]
  return `#${[SHARE_VERSION, language, data, ...more].join('.')}`
}

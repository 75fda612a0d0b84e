import { toBase64Url } from './base64Url'
import { deflate } from './deflate'
import {
  checksumPart,
  FILES_MARK,
  SHARE_VERSION,
  type SharedCode,
  VERSION_MARK,
} from './shareFormat'

const pack = async (text: string): Promise<string> =>
  toBase64Url(await deflate(text))

/**
 * The code as a hash: `#v1.ts.<deflated, base64url>`, then what may be there,
 * after a dot each: the step, a number; the version of lfi, as in `l3-8-0`;
 * other files, deflated JSON after an `f`; the checksum, after a `c`. Pages
 * that know of none of these read such a link as well.
 */
export const encodeShare = async ({
  code,
  language,
  version,
  files = [],
  step,
}: SharedCode): Promise<string> => {
  const more = [
    ...(step === undefined ? [] : [`${step}`]),
    ...(version ? [VERSION_MARK + version.replaceAll('.', '-')] : []),
    ...(files.length > 0
      ? [FILES_MARK + (await pack(JSON.stringify(files)))]
      : []),
    checksumPart(language, code, files),
  ]
  return `#${[SHARE_VERSION, language, await pack(code), ...more].join('.')}`
}

/** Where the playground, a page at `address`, opens with this code. */
export const playgroundAddress = async (
  shared: SharedCode,
  address: string,
): Promise<string> => `${address}${await encodeShare(shared)}`

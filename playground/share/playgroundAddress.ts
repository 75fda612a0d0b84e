import { encodeShare } from './encodeShare'
import type { Language } from './shareFormat'

/** Where the playground opens with this code; `baseUrl` ends in a slash. */
export const playgroundAddress = async (
  code: string,
  language: Language,
  baseUrl: string,
  step?: number,
): Promise<string> =>
  `${baseUrl}playground${await encodeShare({
    code,
    language,
    ...(step !== undefined && { step }),
  })}`

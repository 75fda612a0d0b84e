import { encodeShare } from './encodeShare'
import type { SharedCode } from './shareFormat'

/** Where the playground opens with this code; `baseUrl` ends in a slash. */
export const playgroundAddress = async (
  shared: SharedCode,
  baseUrl: string,
): Promise<string> => `${baseUrl}playground${await encodeShare(shared)}`

export type { Project } from '../project/project'
export { decodeShare } from './decodeShare'
export { playgroundAddress } from './playgroundAddress'
export {
  type DecodedShare,
  type Language,
  MAX_HASH_LENGTH,
  type SharedCode,
} from './shareFormat'

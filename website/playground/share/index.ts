export { decodeShare } from './decodeShare'
export { playgroundAddress } from './encodeShare'
export {
  type DecodedShare,
  MAX_HASH_LENGTH,
  type SharedCode,
} from './shareFormat'

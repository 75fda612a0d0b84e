export { createTypeIndex, type TypeMatch } from './createTypeIndex'
export { type Dialect, plainDialect } from './dialect'
export { fits } from './fits'
export { parseType } from './parseType'
export {
  type KnownParameter,
  type KnownSignature,
  readSignature,
  requiredParameter,
  type SignatureRecord,
} from './signature'
export { HOLE, named, type Type } from './type'

// Sucrase keeps its types beside its ES modules, not with them.
declare module 'sucrase/dist/esm/parser/index' {
  export { parse } from 'sucrase/dist/types/parser/index'
}

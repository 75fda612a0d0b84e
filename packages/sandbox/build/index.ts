export { bundle, exportsOf } from './bundle'
export { sandboxHtml, sandboxPages, sandboxPolicy } from './sandboxPages'

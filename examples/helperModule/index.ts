/**
 * The module `lfi-playground`, which visitors' code may import beside `lfi`.
 * It is bundled into the sandbox; the page never runs it.
 */
export { delay } from './delay'
export { numbers } from './numbers'
export { orders } from './orders'
export { people } from './people'

/** Node's own, from the folder of the bundle. */
declare const __non_webpack_require__: NodeJS.Require

// All that @docusaurus/utils-common uses of tslib, which as a CommonJS module
// would otherwise come along whole.
exports.__importDefault = module =>
  module?.__esModule ? module : { default: module }

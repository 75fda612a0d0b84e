const CALL = 'renderToPipeableStream(app, {'

/**
 * React sends what is long and within a boundary later, hidden, for a script to
 * put in its place. Pages are files, and are read without scripts too.
 */
module.exports = function disableSuspenseStreaming(source) {
  if (!source.includes(CALL)) {
    throw new Error(
      `engine/first-load expects "${CALL}" in @docusaurus/core/lib/client/renderToHtml.js, and it is not there. See how pages are rendered now, and change disableSuspenseStreaming.js.`,
    )
  }
  return source.replace(CALL, `${CALL} progressiveChunkSize: Infinity,`)
}

import { renderToPipeableStream as render } from 'react-dom/server'

/**
 * Takes the place of React's where Docusaurus renders pages. React sends what
 * is long and within a boundary later, hidden, for a script to put in its
 * place. Pages are files, and are read without scripts too.
 */
export const renderToPipeableStream: typeof render = (app, options) =>
  render(app, { ...options, progressiveChunkSize: Number.POSITIVE_INFINITY })

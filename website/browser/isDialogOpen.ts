/** Whether a modal dialog covers the page, whose shortcuts then do nothing. */
export const isDialogOpen = (): boolean =>
  document.querySelector('dialog:modal') !== null

/** One element, of HTML that is written here. */
export const element = (html: string): HTMLElement => {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.firstElementChild as HTMLElement
}

/** Goes to an address as a press on its link would: without a load, if it can. */
export const visit = (address: string): void => {
  const link = document.createElement('a')
  link.href = address
  document.body.append(link)
  link.click()
  link.remove()
}

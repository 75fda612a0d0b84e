const readText = async (address: string): Promise<Blob> => {
  const response = await fetch(address)
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`)
  }
  return new Blob([await response.text()], { type: 'text/plain' })
}

/**
 * Copies the text at `address`. The clipboard gets a promise of it, because
 * Safari refuses a copy that comes later than the click.
 */
export const copyTwin = (address: string): Promise<void> =>
  navigator.clipboard.write([
    new ClipboardItem({ 'text/plain': readText(address) }),
  ])

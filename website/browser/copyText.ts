/**
 * Whether the text is on the clipboard now: browsers may refuse, and have no
 * clipboard without a secure origin.
 */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

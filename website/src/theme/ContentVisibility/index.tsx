/** Nothing here is unlisted, and drafts are not built: nothing to announce. */
export default function ContentVisibility(): null {
  return null
}

/** There is one version, so there is no newer one to point to. */
export default function DocVersionBanner(): null {
  return null
}

import Inert from '@site/pages/api/client/Inert'

/** A recorded run as bars on lanes, drawn while the site was built. */
export default function Timeline({ html }: { html: string }) {
  return <Inert html={html} />
}

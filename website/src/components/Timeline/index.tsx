import Inert from '@site/pages/api/client/Inert'
import type { TimelineData } from '@site/pages/timelines/client/timelineData'

/** A recorded run as bars on lanes, drawn while the site was built. */
export default function Timeline({ html }: TimelineData) {
  return <Inert html={html} />
}

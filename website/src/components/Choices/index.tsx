import type { ChoiceGroup } from '@site/data/choices'
import Island from '@site/engine/islands/Island'
import type { ReactNode } from 'react'
import Table from './Table'

/** What a reader may want, and the functions for it. */
export default function Choices(props: { group: ChoiceGroup }): ReactNode {
  return <Island name="Choices" component={Table} props={props} />
}

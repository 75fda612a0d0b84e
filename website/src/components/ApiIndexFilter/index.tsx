import Island from '@site/engine/islands/Island'
import type { ReactNode } from 'react'
import Filter, { type FilterProps } from './Filter'

/** Narrows the tables of the page, which work without it too. */
export default function ApiIndexFilter(props: FilterProps): ReactNode {
  return <Island name="ApiIndexFilter" component={Filter} props={props} />
}

import Island from '@site/engine/islands/Island'
import type { ReactNode } from 'react'
import Form from './Form'

/** Narrows the tables of the page; without scripts they are complete. */
export default function Controls(): ReactNode {
  return <Island name="ChoiceControls" component={Form} props={{}} />
}

import lists from '@generated/api-reference/default/lists.json'
import type { ReactNode } from 'react'
import type { BehaviourList } from '../../model/behaviourLists'
import Inert from '../Inert'

type Props = { list: BehaviourList }

/** The functions that were observed to do something, for the text of guides. */
export default function FunctionsThat({ list }: Props): ReactNode {
  return <Inert html={lists[list]} />
}

import Inert from '@site/pages/api/client/Inert'
import type { LazinessRun } from '@site/pages/home/model/demonstrations'
import { Picture } from '@site/src/components/home/Demonstration'
import type { ReactNode } from 'react'

type RunTableProps = { run: LazinessRun }

/** What ran for which value, drawn from the run itself. */
export const RunTable = ({ run }: RunTableProps): ReactNode => (
  <Picture>
    <Inert html={run.html} />
  </Picture>
)

import { currentVersion, otherVersions } from '@site/generated/sandbox/versions'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

type Props = {
  /** Undefined for the current one. */
  version: string | undefined
  onChange: (version: string | undefined) => void
}

/** Which published version of lfi the code runs with. */
export default function VersionPicker({ version, onChange }: Props): ReactNode {
  return (
    <label className={styles.picker}>
      lfi
      <select
        aria-label="Version of lfi"
        value={version ?? currentVersion}
        onChange={({ target: { value } }) =>
          onChange(value === currentVersion ? undefined : value)
        }
      >
        {[currentVersion, ...Object.keys(otherVersions)].map(each => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  )
}

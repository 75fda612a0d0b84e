import { useEffect, useState } from 'react'
import { type InstallerName, isInstallerName } from './commands'

const KEY = 'lfi.installer'

const read = (): InstallerName | undefined => {
  try {
    const stored = localStorage.getItem(KEY)
    return isInstallerName(stored) ? stored : undefined
  } catch {
    // Storage may be forbidden; the tabs work without memory then.
    return undefined
  }
}

const write = (name: InstallerName) => {
  try {
    localStorage.setItem(KEY, name)
  } catch {
    // As above.
  }
}

/** The chosen package manager, remembered between visits. */
export const useInstaller = (): [
  InstallerName,
  (name: InstallerName) => void,
] => {
  const [installer, setInstaller] = useState<InstallerName>('npm')
  useEffect(() => setInstaller(read() ?? 'npm'), [])
  return [
    installer,
    name => {
      setInstaller(name)
      write(name)
    },
  ]
}

import { importsOf } from '../../examples/model/importsOf'
import { otherPackages } from '../../examples/otherPackages'
import {
  installedVersion,
  lfiVersion,
  previousVersion,
} from '../../library/lfiVersion'

const names: Readonly<Record<string, string>> = {
  lodash: 'Lodash',
  ramda: 'Ramda',
  rxjs: 'RxJS',
}

/**
 * What a program was run with: lfi, or else the package that it compares lfi
 * with, or the language alone.
 */
export const verifiedWith = (
  code: string,
  language: string,
  isPrevious = false,
): string => {
  if (language === 'python') {
    return 'Python'
  }
  const imported = importsOf(code).map(({ from }) => from)
  if (imported.includes('lfi')) {
    return `lfi ${isPrevious ? previousVersion : lfiVersion}`
  }
  const other = imported.find(name => name in otherPackages)
  return other ? `${names[other] ?? other} ${installedVersion(other)}` : 'Node'
}

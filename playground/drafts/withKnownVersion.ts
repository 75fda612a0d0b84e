import type { Opening } from './openDocument'

type Versions = {
  readonly current: string
  readonly others: readonly string[]
}

/** Code that asks for an unknown version of lfi opens with the current one. */
export const withKnownVersion = (
  opening: Opening,
  { current, others }: Versions,
): Opening => {
  const { version, ...document } = opening.document
  if (version === undefined || others.includes(version)) {
    return opening
  }
  const problem = `This code asks for lfi ${version}, which is not here. It opens with lfi ${current}.`
  return {
    ...opening,
    document,
    ...(version !== current && { problem }),
  }
}

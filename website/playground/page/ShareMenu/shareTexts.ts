import type { SharedCode } from '../../share'

const NEW_ISSUE = 'https://github.com/TomerAberbach/lfi/issues/new'

/** GitHub answers longer addresses with an error. */
const MAX_ISSUE_ADDRESS = 8000

/** A fence longer than any run of backticks within the code. */
const fence = (code: string): string => {
  const runs = code.match(/`+/gu) ?? []
  const longest = Math.max(2, ...runs.map(run => run.length))
  return '`'.repeat(longest + 1)
}

export const shareAsMarkdown = (
  { code, language }: SharedCode,
  address: string,
): string => {
  const mark = fence(code)
  return `${mark}${language}\n${code.trimEnd()}\n${mark}\n\n[Open in the lfi playground](${address})\n`
}

const issueWith = (body: string): string =>
  `${NEW_ISSUE}?${new URLSearchParams({ body }).toString()}`

/** The address of a prefilled issue, without what does not fit into it. */
export const issueAddress = (shared: SharedCode, address: string): string => {
  const question = 'What happens:\n\n\nWhat I expected:\n\n\n'
  return (
    [
      issueWith(question + shareAsMarkdown(shared, address)),
      issueWith(`${question}[Open in the lfi playground](${address})\n`),
    ].find(candidate => candidate.length <= MAX_ISSUE_ADDRESS) ??
    issueWith(`${question}Please paste the code here.\n`)
  )
}

/** A new issue on the library's tracker, filled in already. */
export const missingResultAddress = (
  repository: string,
  query: string,
): string => {
  const parameters = new URLSearchParams({
    title: `Documentation search finds nothing for "${query}"`,
    body: `I searched the documentation for:\n\n> ${query}\n\nI expected to find:\n`,
  })
  return `${repository}/issues/new?${parameters}`
}

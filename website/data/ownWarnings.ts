/** What the package should warn of and does not, by name; Markdown. */
export const ownWarnings: Readonly<Record<string, string>> = {
  emptyConcur:
    'It [throws in some functions](/docs/known-issues#empty-concur). Use [`asConcur([])`](/docs/api/variables/asConcur) instead.',
}

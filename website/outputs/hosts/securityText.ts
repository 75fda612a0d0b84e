/** Where the repository takes reports, as SECURITY.md says. */
const REPORTS = '/security/advisories/new'

/**
 * The text of /.well-known/security.txt (RFC 9116). It has to expire within a
 * year, so it says the beginning of this month next year: a build equals the
 * one before it unless a month lies between them.
 */
export const securityText = (
  repository: string,
  canonical: string,
  now: Date,
): string =>
  [
    `Contact: ${repository}${REPORTS}`,
    `Expires: ${new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${canonical}`,
    `Policy: ${repository}/blob/main/SECURITY.md`,
    '',
  ].join('\n')

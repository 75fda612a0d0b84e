/**
 * Which pages a browser may fetch when their link is pointed at. The policy of
 * a page allows exactly this text.
 */
export const speculationRules = (baseUrl: string): string =>
  JSON.stringify({
    prefetch: [
      { where: { href_matches: `${baseUrl}*` }, eagerness: 'moderate' },
    ],
  })

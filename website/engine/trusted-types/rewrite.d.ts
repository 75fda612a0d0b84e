export const rewrite: (
  name: 'react-dom' | 'react-helmet-async' | '@docusaurus/core',
  source: string,
  policyFile: string,
) => string

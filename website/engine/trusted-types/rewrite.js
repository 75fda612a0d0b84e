/**
 * Where libraries write HTML into a page, by the name of the package: what is
 * there, how often, and what takes its place.
 */
const places = {
  'react-dom': {
    found: /domElement\.innerHTML = key\b/gu,
    count: 2,
    becomes: 'domElement.innerHTML = trusted.trustHtml(key)',
  },
  'react-helmet-async': {
    found: /(\b\w+)\.innerHTML=(\w+\.innerHTML)\b/gu,
    count: 1,
    becomes: 'trusted.writeData($1,$2)',
  },
  // A script within a page, which can't import: it asks for a policy itself.
  '@docusaurus/core': {
    found: /bannerContainer\.innerHTML = bannerHtml\b/gu,
    count: 1,
    becomes: `bannerContainer.innerHTML = window.trustedTypes ? trustedTypes.createPolicy('banner', { createHTML: function (html) { return html } }).createHTML(bannerHtml) : bannerHtml`,
    isInline: true,
  },
}

/** The source of a package with each such place going through the policy. */
const rewrite = (name, source, policyFile) => {
  const { found, count, becomes, isInline } = places[name]
  const matches = source.match(found)?.length ?? 0
  if (matches !== count) {
    throw new Error(
      `website/engine/trusted-types expects ${name} to write HTML into a page in ${count} places that look like ${found.source}, and found ${matches}. See how it does that now ("innerHTML" in its files), and change engine/trusted-types/rewrite.js: browsers would refuse what the page shows.`,
    )
  }
  const rewritten = source.replaceAll(found, becomes)
  if (isInline) {
    return rewritten
  }
  const policy = JSON.stringify(policyFile)
  const isModule = /\bexport\s*\{/u.test(source)
  return (
    (isModule
      ? `import*as trusted from${policy};`
      : `var trusted=require(${policy});`) + rewritten
  )
}

/** The bundler's loader for the files of one package that write into pages. */
module.exports = function trustedTypesLoader(source) {
  const { name, policyFile } = this.getOptions()
  return rewrite(name, source, policyFile)
}
module.exports.rewrite = rewrite

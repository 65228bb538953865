/** What lets an app be sold without publishing its own code. */
const permitted = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'BlueOak-1.0.0',
    'Unlicense',
    'CC0-1.0',
  ],
])

/** What its manifest does not say, read by hand. */
const readByHand = { 'combine-errors@3.0.3': 'MIT' }

/** Names the components of an SBOM (CycloneDX) that have no licence, or one that asks for more than a notice. */
export function findLicenceProblems({ components }) {
  return components.flatMap(({ name, version, licenses = [] }) => {
    const read = readByHand[`${name}@${version}`]
    const given = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name)
    const named = read === undefined ? given : [read]
    // Of licences to choose from one is enough; of several that hold together each has to be fine.
    const isFine = named.length > 0 && named.every((terms) => isPermitted(terms))
    return isFine ? [] : [`${name} ${version} has the licence ${named.join(', ') || '(none)'}`]
  })
}

function isPermitted(terms) {
  return terms
    .replaceAll(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((name) => permitted.has(name)))
}

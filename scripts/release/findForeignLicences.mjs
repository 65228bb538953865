/** The licences under which a package of the kit may depend on another. */
const allowed = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'])

/** The licences of packages whose manifest names none, each with the place that names the licence. */
const named = new Map([['combine-errors@3.0.3', 'MIT']]) // its Readme.md

/** Lists the components of CycloneDX documents whose licence is not allowed, as `name@version: licence`. */
export function findForeignLicences(documents) {
  const foreign = new Set()
  for (const { components } of documents)
    for (const { group, name, version, licenses = [] } of components) {
      const id = `${group === undefined ? '' : `${group}/`}${name}@${version}`
      const said = licenses.map(({ expression, license }) => expression ?? license.id ?? license.name)
      const licence = said.length === 0 ? (named.get(id) ?? 'none') : said.join(' AND ')
      if (!isAllowed(licence)) foreign.add(`${id}: ${licence}`)
    }
  return [...foreign].sort()
}

/** One of several by choice is enough; of several at once each has to be allowed. */
function isAllowed(expression) {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((one) => allowed.has(one.trim())))
}

const usage = `pnpm new:endpoint <name> <GET|POST|PATCH> <path> --section <number> [--owner <id>]

  pnpm new:endpoint getStatement GET '/v1/customer-partner/{customerPartnerId}/statement/current' --section 15
  pnpm new:endpoint cancelWithdrawal POST '/v1/baas/customer-partner/{customerPartnerId}/cancel' --section 16
  pnpm new:endpoint disputeCharge POST /v1/charges/dispute --section 17 --owner customerPartnerId`

const owners = ['customerPartnerId', 'channelPartnerId']

/** Reads the command line into what an endpoint is called in each package. Throws with the usage when something is missing. */
export function describeEndpoint(parameters) {
  const [name = '', method = '', path = '', ...options] = parameters
  const option = (label) => (options.includes(label) ? options[options.indexOf(label) + 1] : undefined)
  const section = Number(option('--section'))
  const refuse = (reason) => {
    throw new Error(`${reason}\n\n${usage}`)
  }
  if (!/^[a-z][a-zA-Z]+$/.test(name)) refuse('Name the endpoint in camelCase.')
  if (!['GET', 'POST', 'PATCH'].includes(method)) refuse('The method is GET, POST or PATCH.')
  if (!/^\/v1\/[^\s'`]+$/.test(path)) refuse('The path begins with /v1/ and holds no spaces or quotes.')
  if (!Number.isInteger(section)) refuse('Say the section of the API document: --section 15.')

  const isRead = method === 'GET'
  const isList = /^list[A-Z]/.test(name)
  if (isRead !== /^(get|list)[A-Z]/.test(name)) {
    refuse(
      isRead
        ? 'A read is called getThing or listThings.'
        : 'A write is called verbThing, and not get or list.',
    )
  }
  const thing = isRead ? name.replace(/^(get|list)/, '') : capitalised(name)
  const placeholders = [...path.matchAll(/\{(\w+)(\?)?\}/g)].map(([, key, mark]) => ({
    key,
    optional: mark === '?',
  }))
  const inPath = owners.find((id) => placeholders.some(({ key }) => key === id))
  const inBody = inPath === undefined ? option('--owner') : undefined
  if (inBody !== undefined && !owners.includes(inBody)) refuse(`The owner is ${owners.join(' or ')}.`)
  // Without an owner the relay has nothing to check, and any signed-in person could write for any partner.
  if (!isRead && inPath === undefined && inBody === undefined)
    refuse('Say whose data a write touches: --owner.')
  const owner = inPath ?? inBody ?? null
  const asked = placeholders
    .filter((placeholder) => placeholder.key !== owner && !placeholder.optional)
    .map(({ key }) => key)
  const optional = placeholders.filter((placeholder) => placeholder.optional).map(({ key }) => key)
  const names = { name, thing, thingCamel: uncapitalised(thing), hook: `use${thing}` }
  return {
    ...names,
    method,
    path,
    section,
    isRead,
    isList,
    owner,
    ownerField: inBody && snakeCase(inBody),
    asked,
    optional,
  }
}

function snakeCase(text) {
  return text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function capitalised(text) {
  return text[0].toUpperCase() + text.slice(1)
}

function uncapitalised(text) {
  return text[0].toLowerCase() + text.slice(1)
}

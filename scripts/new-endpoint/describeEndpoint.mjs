const usage = `pnpm new:endpoint <name> <GET|POST|PATCH> <path> --section <number>

  pnpm new:endpoint getStatement GET '/v1/customer-partner/{customerPartnerId}/statement/current' --section 15
  pnpm new:endpoint cancelWithdrawal POST '/v1/baas/customer-partner/{customerPartnerId}/cancel' --section 16`

/** Reads the command line into what an endpoint is called in each package. Throws with the usage when something is missing. */
export function describeEndpoint(parameters) {
  const [name = '', method = '', path = '', ...options] = parameters
  const section = Number(options[options.indexOf('--section') + 1])
  const refuse = (reason) => {
    throw new Error(`${reason}\n\n${usage}`)
  }
  if (!/^[a-z][a-zA-Z]+$/.test(name)) refuse('Name the endpoint in camelCase.')
  if (!['GET', 'POST', 'PATCH'].includes(method)) refuse('The method is GET, POST or PATCH.')
  if (!/^\/v1\/[^\s'`]+$/.test(path)) refuse('The path begins with /v1/ and holds no spaces or quotes.')
  if (!options.includes('--section') || !Number.isInteger(section)) refuse('Say the section of the API document: --section 15.')

  const isRead = method === 'GET'
  const isList = /^list[A-Z]/.test(name)
  if (isRead !== /^(get|list)[A-Z]/.test(name)) {
    refuse(isRead ? 'A read is called getThing or listThings.' : 'A write is called verbThing, and not get or list.')
  }
  const thing = isRead ? name.replace(/^(get|list)/, '') : capitalised(name)
  const placeholders = [...path.matchAll(/\{(\w+)(\?)?\}/g)].map(([, key, optional]) => ({ key, optional: optional === '?' }))
  const owner = ['customerPartnerId', 'channelPartnerId'].find((id) => placeholders.some(({ key }) => key === id)) ?? null
  const asked = placeholders.filter(({ key, optional }) => key !== owner && !optional).map(({ key }) => key)
  return { name, method, path, section, isRead, isList, owner, asked, thing, hook: `use${thing}`, thingCamel: uncapitalised(thing) }
}

function capitalised(text) {
  return text[0].toUpperCase() + text.slice(1)
}

function uncapitalised(text) {
  return text[0].toLowerCase() + text.slice(1)
}

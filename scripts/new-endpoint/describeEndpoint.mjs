import { parseArgs } from 'node:util'

const usage = `pnpm new:endpoint <name> <GET|POST|PATCH> <path> --section <number> [--owner <id>]

  pnpm new:endpoint getStatement GET '/v1/customer-partner/{customerPartnerId}/statement/current' --section 15
  pnpm new:endpoint cancelWithdrawal POST '/v1/baas/customer-partner/{customerPartnerId}/cancel' --section 16
  pnpm new:endpoint disputeCharge POST /v1/charges/dispute --section 17 --owner customerPartnerId

Of several endpoints in a row, give --no-lists to all but the last: it writes the lists that follow from all of them.`

const owners = ['customerPartnerId', 'channelPartnerId']

/** Reads the command line into what the templates say of an endpoint. Throws with the usage when something is missing. */
export function describeEndpoint(args) {
  const options = {
    ...{ section: { type: 'string' }, owner: { type: 'string' } },
    'no-lists': { type: 'boolean', default: false },
  }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [name = '', method = '', path = ''] = positionals
  const isRead = method === 'GET'
  const isNamedRead = /^(get|list)[A-Z]/.test(name)
  const inPath = owners.find((id) => path.includes(`{${id}}`))
  const inBody = inPath === undefined ? values.owner : undefined
  const rules = [
    [/^[a-z][a-zA-Z]+$/.test(name), 'Name the endpoint in camelCase.'],
    [['GET', 'POST', 'PATCH'].includes(method), 'The method is GET, POST or PATCH.'],
    [/^\/v1\/[^\s'`]+$/.test(path), 'The path begins with /v1/ and holds no spaces or quotes.'],
    [/^\d+$/.test(values.section ?? ''), 'Say the section of the API document: --section 15.'],
    [!isRead || isNamedRead, 'A read is called getThing or listThings.'],
    [isRead || !isNamedRead, 'A write is called verbThing, and not get or list.'],
    [[undefined, ...owners].includes(inBody), 'The owner is customerPartnerId or channelPartnerId.'],
    // Without an owner the relay has nothing to check, and any signed-in person could write for any partner.
    [isRead || inPath || inBody, 'Say whose data a write touches: --owner.'],
  ]
  const [broken] = rules.filter(([isKept]) => !isKept)
  if (broken) throw new Error(`${broken[1]}\n\n${usage}`)
  return {
    ...{ name, method, path, section: values.section, isRead, inBody, ownerId: inPath ?? inBody },
    hasLists: !values['no-lists'],
  }
}

/** What the templates leave open. */
export function fillEndpoint({ name, method, path, section, isRead, inBody, ownerId }) {
  const isList = name.startsWith('list')
  const thing = isRead ? name.replace(/^(get|list)/, '') : name[0].toUpperCase() + name.slice(1)
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).split('-')
  const verb = { get: 'Read', list: 'List' }[words[0]] ?? words[0][0].toUpperCase() + words[0].slice(1)
  const field = inBody?.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const many = (one) => (isList ? `[${one}]` : one)
  const asked = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key).filter((key) => key !== ownerId)
  const isOfPartner = ownerId === 'customerPartnerId'
  const fromPath = `params['${ownerId}'] ?? ''`
  const source = [field ? '' : 'params', isRead ? '' : 'body'].filter(Boolean).join(', ')
  return {
    ...{ name, method, path, section, thing, ownerId, hook: `use${thing}`, kebab: words.join('-') },
    thingCamel: thing[0].toLowerCase() + thing.slice(1),
    sentence: `${verb}s ${words.length > 1 ? `the ${words.slice(1).join(' ')}` : 'it'}`,
    owner: ownerId ? `'${ownerId}'` : 'null',
    ownerField: field ? `ownerField: '${field}',` : '',
    envelope: isList ? 'listEnvelope' : 'dataEnvelope',
    request: isRead
      ? 'null'
      : JSON.stringify({ ...(field && { [field]: 'sample_1' }), reference: 'sample_1' }),
    title: [verb, ...words.slice(1)].join(' '),
    exampleOwner: isOfPartner ? 'cp_1' : 'chp_1',
    data: isRead ? many('{ "id": "sample_1" }') : '[]',
    orNothing: asked.length === 0 ? ' = {}' : '',
    parameters: asked.length === 0 ? '' : `{ ${asked.map((key) => `${key}: 'sample_1'`).join(', ')} }`,
    expected: many('{ id: expect.any(String) }'),
    takes: isOfPartner
      ? `({ ${source} }, service)`
      : isRead && !ownerId
        ? '()'
        : `({ ${isRead ? 'params' : 'body'} })`,
    find: isOfPartner ? `service.partner(${field ? `fields.string('${field}')` : fromPath})` : '',
    answer: many(`{ id: ${isOfPartner || ownerId ? fromPath : `'${name}'`} }`),
  }
}

const sampleOwners = { customerPartnerId: 'cp_adaeze', channelPartnerId: 'chp_harbour' }

/** The sandbox's handler of a new endpoint, written by hand on purpose and not from its schema, with its test. */
export function newSandboxFiles(endpoint) {
  const folder = 'packages/sandbox/src/handlers'
  return {
    [`${folder}/${endpoint.name}.ts`]: endpoint.isRead ? readHandler(endpoint) : writeHandler(endpoint),
    [`${folder}/${endpoint.name}.test.ts`]: endpoint.isRead ? readTest(endpoint) : writeTest(endpoint),
  }
}

function readHandler({ name, section, owner, isList }) {
  const id =
    owner === 'customerPartnerId' ? 'partner.id' : owner === null ? `'${name}'` : "params['channelPartnerId']"
  const takes =
    { customerPartnerId: '({ params }, service)', channelPartnerId: '({ params })' }[owner] ?? '()'
  const find =
    owner === 'customerPartnerId'
      ? "  const partner = service.partner(params['customerPartnerId'] ?? '')\n"
      : ''
  const data = isList ? `[{ id: ${id} }]` : `{ id: ${id} }`
  return `import type { Handler } from './Handler.ts'
import { success } from '../http/success.ts'

/** Partner API, Endpoint ${section}. */
export const ${name}: Handler = ${takes} => {
${find}  return success('Fetched successfully', ${data})
}
`
}

function writeHandler({ name, section, owner, ownerField }) {
  const isOfPartner = owner === 'customerPartnerId'
  const id = ownerField === undefined ? "params['customerPartnerId'] ?? ''" : `fields.string('${ownerField}')`
  const takes = !isOfPartner
    ? '({ body })'
    : ownerField === undefined
      ? '({ params, body }, service)'
      : '({ body }, service)'
  return `import type { Handler } from './Handler.ts'
import { jsonBody } from '../http/jsonBody.ts'
import { success } from '../http/success.ts'

/** Partner API, Endpoint ${section}. */
export const ${name}: Handler = ${takes} => {
  const fields = jsonBody(body)
${isOfPartner ? `  service.partner(${id})\n` : ''}  fields.string('reference')
  return success('The request is being processed', [])
}
`
}

function samplePath({ path }) {
  return path
    .replace(/\/\{\w+\?\}$/, '')
    .replace(/\{(\w+)\}/g, (_placeholder, key) => sampleOwners[key] ?? 'sample_1')
}

function readTest(endpoint) {
  return `import { expect, test } from 'vitest'
import { openTestSandbox } from '../testing/openTestSandbox.ts'

test('${endpoint.name} answers in the usual envelope', async () => {
  const { status, body } = await openTestSandbox().get('${samplePath(endpoint)}')
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'success', data: ${endpoint.isList ? '[{ id: expect.any(String) }]' : '{ id: expect.any(String) }'} })
})
`
}

function writeTest(endpoint) {
  const { owner, ownerField } = endpoint
  const owned = ownerField === undefined ? '' : `const owner = { ${ownerField}: '${sampleOwners[owner]}' }\n`
  const spread = ownerField === undefined ? '' : '...owner, '
  return `import { expect, test } from 'vitest'
import { openTestSandbox } from '../testing/openTestSandbox.ts'

const path = '${samplePath(endpoint)}'
${owned}
test('${endpoint.name} is taken', async () => {
  const { status, body } = await openTestSandbox().send('${endpoint.method}', path, { ${spread}reference: 'sample_1' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'success' })
})

test('a missing reference is refused by name', async () => {
  expect(await openTestSandbox().send('${endpoint.method}', path, ${ownerField === undefined ? '{}' : 'owner'})).toEqual({
    status: 422,
    body: { status: 'error', message: 'reference is required' },
  })
})
`
}

import { expect, test } from 'vitest'
import { buildOpenApi } from '../scripts/openapi/buildOpenApi.ts'
import { endpoints } from './endpoints/endpoints.ts'
import { relayEndpoints } from './relay/relayEndpoints.ts'

// As it is written to a file, and read as any other program reads it: by paths of names.
const document: unknown = JSON.parse(JSON.stringify(buildOpenApi()))
const at = (...keys: string[]): unknown =>
  keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document)
const operations = () =>
  Object.values(
    at('paths') as Record<string, Record<string, { operationId: string; tags: string[] }>>,
  ).flatMap(({ servers: _servers, ...methods }) => Object.values(methods))

test('every endpoint is in the reference, once, and under a resource', () => {
  const names = operations().map(({ operationId }) => operationId)
  for (const name of Object.keys({ ...endpoints, ...relayEndpoints }))
    expect(names.filter((one) => one === name)).toEqual([name])
  for (const { operationId, tags } of operations()) expect(tags, operationId).toHaveLength(1)
})

test('T62: the two forms of a withdrawal are alternatives', () => {
  const path = '/v1/baas/customer-partner/{customerPartnerId}/withdraw'
  const schema = at('paths', path, 'post', 'requestBody', 'content', 'application/json', 'schema')
  const { oneOf } = schema as { oneOf: { properties: object }[] }
  expect(oneOf.map(({ properties }) => Object.keys(properties).length)).toEqual([5, 5])
})

test('T65: reports of any year are parts', () => {
  const path = '/v1/channel-partner/customer-partner/{customerPartnerId}/complete-credit-assessment'
  const schema = at('paths', path, 'patch', 'requestBody', 'content', 'multipart/form-data', 'schema')
  const patterns = Object.keys((schema as { patternProperties: object }).patternProperties)
  expect(patterns.some((pattern) => new RegExp(pattern).test('management_financial_report_2031_2'))).toBe(
    true,
  )
})

test('T79: the reference describes no app_key', () => {
  expect(JSON.stringify(at('components'))).not.toContain('app_key')
})

test('an example of a route of the relay is what goes over the wire', () => {
  const content = [
    'paths',
    '/batches/{batchId}/rows',
    'post',
    'requestBody',
    'content',
    'application/json',
  ] as const
  expect(at(...content, 'example', 'rows', '0', 'transaction', 'amount_payable')).toBe(275000.5)
  const batch = ['paths', '/batches', 'post', 'requestBody', 'content', 'application/json'] as const
  const required = at(...batch, 'schema', 'required') as string[]
  expect(Object.keys(at(...batch, 'example') as object)).toEqual(expect.arrayContaining(required))
})

test('a route of the relay names its query, its refusals by status and the body that it takes', () => {
  const inbox = at('paths', '/inbox', 'get', 'parameters') as {
    name: string
    in: string
    required: boolean
  }[]
  expect(inbox.map((one) => [one.name, one.in, one.required])).toEqual([
    ['customer_partner_id', 'query', false],
    ['why', 'query', false],
    ['after', 'query', false],
  ])
  const assign = ['paths', '/inbox/{eventId}/assignment', 'post'] as const
  expect(at(...assign, 'responses', '409', 'headers', 'Onlend-Error', 'schema', 'enum')).toEqual([
    'assignment_conflict',
  ])
  const body = at(...assign, 'requestBody', 'content', 'application/json', 'schema', 'properties')
  expect(Object.keys(body as object)).toEqual(['operationId', 'customerPartnerId', 'outcome', 'force'])
  expect(at('paths', '/health', 'get', 'security')).toEqual([])
})

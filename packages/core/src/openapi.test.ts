import { expect, test } from 'vitest'
import document from '../openapi.json' with { type: 'json' }
import { buildOpenApi } from '../scripts/openapi/buildOpenApi.ts'
import { endpoints } from './endpoints/endpoints.ts'

test('openapi.json is what the endpoints say; `pnpm openapi` writes it anew', () => {
  expect(JSON.parse(JSON.stringify(buildOpenApi()))).toEqual(document)
})

test('every endpoint is in the reference', () => {
  const operations = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  for (const name of Object.keys(endpoints)) expect(operations).toContain(name)
})

test('T62: the two forms of a withdrawal are alternatives', () => {
  const { schema } =
    document.paths['/v1/baas/customer-partner/{customerPartnerId}/withdraw'].post.requestBody.content[
      'application/json'
    ]
  expect(schema.oneOf.map(({ properties }) => Object.keys(properties).length)).toEqual([5, 5])
})

test('T65: reports of any year are parts', () => {
  const { patch } =
    document.paths['/v1/channel-partner/customer-partner/{customerPartnerId}/complete-credit-assessment']
  const patterns = Object.keys(patch.requestBody.content['multipart/form-data'].schema.patternProperties)
  expect(patterns.some((pattern) => new RegExp(pattern).test('management_financial_report_2031_2'))).toBe(
    true,
  )
})

test('T79: the reference describes no app_key', () => {
  expect(JSON.stringify(document.components)).not.toContain('app_key')
})

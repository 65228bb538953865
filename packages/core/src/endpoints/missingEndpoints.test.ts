import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type EndpointName, endpoints } from './endpoints.ts'

// What the API does not have. An endpoint that changes one of these facts has to change what pages and the ledger say.
const names = Object.keys(endpoints) as EndpointName[]
const document = names.filter((name) => Number(endpoints[name].section) <= 14)

test('T72: nothing reads a withdrawal, a repayment, a transaction or one customer back', () => {
  expect(document.filter((name) => endpoints[name].method === 'GET').sort()).toEqual([
    'getActiveDrawdown',
    'getCreditLimit',
    'getCustomerPartner',
    'listBanks',
    'listCustomerPartners',
    'listCustomers',
    'listFinancings',
  ])
})

test('T73: no endpoint tells the name on an account, a fee, a quote or a least amount', () => {
  for (const name of document)
    expect(endpoints[name].path).not.toMatch(/enquir|resolve|fee|quote|limits?\/m/i)
})

test('T74: what was sent is neither changed nor deleted: the one PATCH is a submission', () => {
  expect(document.filter((name) => endpoints[name].method === 'PATCH')).toEqual(['submitCreditAssessment'])
  const methods: string[] = document.map((name) => endpoints[name].method)
  expect(methods).not.toContain('PUT')
  expect(methods).not.toContain('DELETE')
})

test('T78: no body has a field for a card', () => {
  for (const name of document) {
    const endpoint = endpoints[name]
    if (endpoint.input === undefined) continue
    const schema = JSON.stringify(z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }))
    expect(schema).not.toMatch(/"[^"]*card[^"]*":/i)
  }
})

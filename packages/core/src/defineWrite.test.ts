import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { defineWrite } from './defineWrite.ts'
import { endpoints } from './endpoints/endpoints.ts'
import { acceptedEnvelope } from './envelopes.ts'
import { createFakeService } from '../test/createFakeService.ts'
import { answer } from '../test/answer.ts'
import { callEndpoint } from './transport/callEndpoint.ts'

const facts = { name: 'sendThing', method: 'POST', path: '/v1/things', owner: null, section: null } as const

test('a write brings what makes its body, and a read brings none of it', () => {
  for (const endpoint of Object.values(endpoints))
    expect('write' in endpoint, endpoint.name).toBe(endpoint.method !== 'GET')
})

test('a write of a host travels with its body', async () => {
  const sendThing = defineWrite({
    ...facts,
    input: z.object({ thing: z.string() }),
    output: acceptedEnvelope,
  })
  const { client, requests } = createFakeService([answer({ status: 'success' })])
  await callEndpoint(client, sendThing, { body: { thing: 'one' } })
  expect(requests[0]?.body).toEqual({ thing: 'one' })
  expect(Object.isFrozen(sendThing)).toBe(true)
})

test('a write may have no body', async () => {
  const cancel = defineWrite({ ...facts, output: acceptedEnvelope })
  const { client, requests } = createFakeService([answer({ status: 'success' })])
  await callEndpoint(client, cancel, {})
  expect(requests[0]?.init.body).toBeNull()
})

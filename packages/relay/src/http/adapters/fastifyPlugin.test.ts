import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { testRelay } from '../../../test/testRelay.ts'
import { fastifyPlugin } from './fastifyPlugin.ts'

test('the rest of a Fastify app still parses bodies', async () => {
  const { relay } = await testRelay()
  const app = fastify()
  await app.register(fastifyPlugin(relay), { prefix: '/lending' })
  app.post('/orders', async (request) => ({ read: request.body }))
  const answer = await app.inject({ method: 'POST', url: '/orders', payload: { amount: '12.50' } })
  expect(answer.json()).toEqual({ read: { amount: '12.50' } })
  await app.close()
})

import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

const host = '127.0.0.1'

test('what a handler throws costs its own connection and nothing else', async () => {
  const faults: unknown[] = []
  const server = await listen({
    port: 0,
    host,
    onFault: (error) => faults.push(error),
    handle: async (incoming, outgoing) => {
      if (incoming.url === '/fault') throw new Error('an unexpected fault')
      outgoing.end('fine')
    },
  })
  const address = `http://${host}:${server.port}`
  await expect(fetch(`${address}/fault`)).rejects.toThrow()
  expect(await (await fetch(`${address}/`)).text()).toBe('fine')
  expect(faults).toHaveLength(1)
  await server.close()
})

test('an idle connection is kept for longer than the 60 seconds of most balancers', async () => {
  const server = await listen({
    port: 0,
    host,
    onFault: (error) => expect(error).toBeUndefined(),
    handle: async (_incoming, outgoing) => void outgoing.end('fine'),
  })
  const { headers } = await fetch(`http://${host}:${server.port}/`)
  expect(headers.get('Keep-Alive')).toBe('timeout=75')
  await server.close()
})

/** Opens a port whose requests the test answers, and asks there once. */
async function askSlowly() {
  const handed: ((outgoing: ServerResponse) => void)[] = []
  const outgoing = new Promise<ServerResponse>((resolve) => handed.push(resolve))
  const server = await listen({
    port: 0,
    host,
    onFault: (error) => expect(error).toBeUndefined(),
    handle: async (_incoming, response) => handed[0]?.(response),
  })
  const response = fetch(`http://${host}:${server.port}/`)
  return { server, response, outgoing: await outgoing }
}

test('closing waits for an answer that is on its way', async () => {
  const { server, response, outgoing } = await askSlowly()
  const closed = server.close()
  outgoing.end('recorded')
  expect(await (await response).text()).toBe('recorded')
  await closed
})

test('closing cuts off a connection that takes too long', async () => {
  const { server, response } = await askSlowly()
  const abortReason = expect(response).rejects.toThrow()
  await server.close(0)
  await abortReason
})

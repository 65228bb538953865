import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readClientAddress } from './readClientAddress.ts'

async function read(header: string | null, headers: Record<string, string>): Promise<string> {
  const routes = new Hono()
  routes.get('/', (context) => context.text(readClientAddress(context, header)))
  const socket = { remoteAddress: '10.0.0.1', remotePort: 1, remoteFamily: 'IPv4' }
  // As the server of Node hands a request over.
  return (await routes.request('/', { headers }, { incoming: { socket } })).text()
}

test('S98: a sender cannot choose the address that its attempts are counted for', async () => {
  const invented = { 'X-Forwarded-For': '1.2.3.4' }
  expect(await read(null, invented)).toBe('10.0.0.1')
  expect(await read('X-Forwarded-For', { 'X-Forwarded-For': '1.2.3.4, 203.0.113.9' })).toBe('203.0.113.9')
  expect(await read('X-Real-IP', invented)).toBe('10.0.0.1')
})

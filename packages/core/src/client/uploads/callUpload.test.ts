import { createLendingClient } from '../../transport/createLendingClient.ts'
import { expect, test, vi } from 'vitest'
import { callUpload } from './callUpload.ts'

const removal = { method: 'DELETE', url: '/lending/uploads/upload_1', headers: { 'Tus-Resumable': '1.0.0' } }
const mark = { 'Onlend-Relay': '1' }
const refused = () =>
  Response.json({}, { status: 401, headers: { ...mark, 'Onlend-Error': 'unauthenticated' } })

test('an upload carries the host’s token and headers, and a token that is refused is renewed once', async () => {
  const seen: (string | null)[][] = []
  const asked: (string | undefined)[] = []
  const client = createLendingClient({
    baseUrl: 'https://relay.test/lending',
    headers: { 'X-Host': 'harbour' },
    getToken: (token) => {
      asked.push(token)
      return token === undefined ? 'old' : 'new'
    },
    fetch: async (_url, init) => {
      const headers = new Headers(init?.headers)
      seen.push(['Authorization', 'X-Host', 'X-Relay', 'Tus-Resumable'].map((name) => headers.get(name)))
      return headers.get('Authorization') === 'Bearer new'
        ? new Response(null, { status: 204, headers: mark })
        : refused()
    },
  })
  const answer = await callUpload(client, removal)
  expect(answer.status).toBe(204)
  expect(asked).toEqual([undefined, 'old'])
  expect(seen).toEqual([
    ['Bearer old', 'harbour', '1', '1.0.0'],
    ['Bearer new', 'harbour', '1', '1.0.0'],
  ])
})

test('a host that has no other token to give is signed out', async () => {
  const client = createLendingClient({
    baseUrl: '/lending',
    getToken: () => 'only',
    fetch: async () => refused(),
  })
  expect((await callUpload(client, { method: 'GET', url: '/lending/uploads/upload_1' })).status).toBe(401)
})

test('a relay that does not answer is given up', async () => {
  const client = createLendingClient({
    baseUrl: '/lending',
    timeouts: { write: 1 },
    fetch: (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  })
  await expect(callUpload(client, removal)).rejects.toMatchObject({ name: 'AbortError' })
})

test.each([200, 204, 401, 403, 404, 410, 413])(
  'a %i that the relay did not make says nothing about a file',
  async (status) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const client = createLendingClient({
      baseUrl: '/lending',
      getToken: () => 'token',
      fetch: async () =>
        new Response(status === 204 ? null : '', { status, headers: { 'Onlend-Error': 'unauthenticated' } }),
    })
    await expect(callUpload(client, removal)).rejects.toMatchObject({
      name: 'NoRelayError',
      status,
    })
    expect(said).toHaveBeenCalledOnce()
    said.mockRestore()
  },
)

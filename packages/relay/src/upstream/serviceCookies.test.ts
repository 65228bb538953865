import { expect, test } from 'vitest'
import { testRelay } from '../../test/testRelay.ts'

const limit = '/v1/customer-partner/cp_a/credit-limit/current'

test.each([200, 503])(
  'S32: no cookie of the service passes beside its %i, and the relay sets none',
  async (status) => {
    const { send, withdraw, upstream } = await testRelay()
    const headers = new Headers({ 'Content-Type': 'application/json', 'Set-Cookie2': 'c=3' })
    headers.append('Set-Cookie', 'session=of-the-service; Domain=app.example; Path=/')
    headers.append('Set-Cookie', 'another=1')
    upstream.answer = () => new Response('{"status":"success","message":"ok","data":[]}', { status, headers })
    const answers = [
      await send('GET', limit),
      await withdraw('key-of-a-withdrawal'),
      await send('GET', '/session'),
      await send('GET', '/session', { as: null }),
    ]
    expect(upstream.seen).toHaveLength(2)
    for (const { headers: answered } of answers)
      expect([...answered.keys()].filter((name) => name.includes('cookie'))).toEqual([])
  },
)

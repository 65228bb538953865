import { expect, test } from 'vitest'
import { asksRelay } from './asksRelay.ts'

test('who may act for a business is the relay’s answer to the same person, also for a business in no list of the session', async () => {
  const asked: Request[] = []
  let status = 200
  const mayActFor = asksRelay({
    fetch: async (request) => {
      asked.push(request)
      return new Response('{}', { status })
    },
  })
  const request = new Request('https://app.test/beneficiaries/cp_new', { headers: { Cookie: 's=1' } })
  expect(await mayActFor(request, 'cp new&x=1')).toBe(true)
  expect(asked[0]?.url).toBe('https://app.test/lending/limits?customer_partner_id=cp+new%26x%3D1')
  expect(asked[0]?.headers.get('Cookie')).toBe('s=1')
  status = 403
  expect(await mayActFor(request, 'cp_other')).toBe(false)
  status = 503
  expect(await mayActFor(request, 'cp_other')).toBeNull()
})

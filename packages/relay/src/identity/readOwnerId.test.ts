import { endpoints, readOwnerId } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { toPath } from '../../test/toPath.ts'
import { people, testRelay } from '../../test/testRelay.ts'

const toLimitPath = (id: string) => toPath(endpoints.getCreditLimit.path, { customerPartnerId: id })
const opaque = [
  ...['cp:1', 'cp@lagos', 'cp+1=2', 'cp,a', 'çp_1', 'ọjà', '店', 'cp!(1)*', 'cp&b', '"cp"'],
  ...['cp|1', '{cp}'],
]

test('an id of any letters is opaque: it is encoded in the path, and found decoded in the session', async () => {
  const customerPartners = opaque.map((id) => ({ id, name: 'Opaque' }))
  const authenticate = () => ({ ...people.uA, customerPartners })
  const { send, upstream } = await testRelay({ authenticate })
  for (const id of opaque) {
    const [own, other] = [encodeURIComponent(id), encodeURIComponent(`${id}x`)]
    expect((await send('GET', toLimitPath(own))).status).toBe(200)
    expect((await send('GET', `/operations?customer_partner_id=${own}`)).status).toBe(200)
    // One like it is another's.
    expect((await send('GET', toLimitPath(other))).code).toBe('forbidden')
    expect((await send('GET', `/operations?customer_partner_id=${other}`)).code).toBe('forbidden')
  }
  expect(upstream.seen.map(({ url }) => new URL(url).pathname)).toEqual(
    opaque.map((id) => `/base${toLimitPath(encodeURIComponent(id))}`),
  )
})

test('S01, S03, S05: only the one spelling that a client writes is read, and nothing that a path could be made of', () => {
  for (const encoded of [
    ...['%63p_a', 'cp%5Fa', 'cp%5fa', 'cp%3a1', 'cp:1', 'cp_%C3%A', '%', '%E0%A4%A', 'cp_a%00', 'cp_a%0A'],
    ...['%2e', '%2E%2E', '.', '..', 'cp_a%2F..%2Fcp_b', 'cp_a%2f', 'cp_a%5Ccp_b', 'cp_a%252F', 'cp_a%25'],
    ...[
      ...['cp_a%3F', 'cp_a%23', 'cp_a%3B', 'cp_a%20', 'cp_a%C2%A0', 'cp_a%E2%80%AE', 'cp_a%E2%80%8B'],
      ...['cp_a%EF%BC%8F'],
    ],
    ...['cp_a%EF%BC%8E', 'cp_e%CC%81', '', 'x'.repeat(129), 'cp_a%ED%A0%80'],
  ]) {
    expect([encoded, readOwnerId(encoded)]).toEqual([encoded, null])
  }
  expect(readOwnerId('cp_a')).toBe('cp_a')
})

test('S01: an id that may not stand in a path reaches no partner’s data, though a session named it', async () => {
  for (const id of ['cp_a/../cp_b', '..', 'cp%2Fb', 'cp_a?x', 'cp_a#', 'cp a', 'cp\u202ea']) {
    const authenticate = () => ({ ...people.uA, customerPartners: [{ id, name: 'Odd' }] })
    const { send, upstream } = await testRelay({ authenticate })
    for (const sent of [encodeURIComponent(id), encodeURIComponent(encodeURIComponent(id))]) {
      expect((await send('GET', toLimitPath(sent))).status).toBeGreaterThanOrEqual(400)
      expect((await send('GET', `/operations?customer_partner_id=${sent}`)).status).toBeGreaterThanOrEqual(
        400,
      )
    }
    expect(upstream.seen).toEqual([])
  }
})

import type { AuditRecord, BrandDocument } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { testRelay, type TestAnswer, type TestRelay } from '../../test/testRelay.ts'
import type { BrandOptions } from './createBrands.ts'

const base = { id: 'harbour', version: '1', name: 'Harbour', locale: 'en', theme: { version: 1 } }

type Studio = TestRelay & {
  save: (revision: number | null, brand: object) => Promise<TestAnswer>
  publish: (revision: number) => Promise<TestAnswer>
  rollBack: (revision: number, edition: number) => Promise<TestAnswer>
  /** The name that a page of a customer partner's person shows, half a second later. */
  worn: (headers?: Record<string, string>) => Promise<string>
}

type TestOptions = NonNullable<Parameters<typeof testRelay>[0]>

/** A relay whose channel partner P may change the brand of "harbour". */
async function openStudio({
  brands = {},
  ...options
}: Omit<TestOptions, 'brands'> & { brands?: Partial<BrandOptions> } = {}): Promise<Studio> {
  const relay = await testRelay({
    tenants: { resolve: () => base },
    brands: {
      tenantOf: ({ channelPartnerId }) => (channelPartnerId === 'chp_p' ? 'harbour' : null),
      check: (brand) =>
        JSON.stringify(brand).includes('url(')
          ? [{ severity: 'error', path: 'theme.tokens.colorPrimary', reason: 'is no colour' }]
          : [{ severity: 'warning', path: 'name', reason: 'is short' }],
      previewOf: (request) => request.headers.get('X-Test-Preview'),
      ...brands,
    },
    ...options,
  })
  const { send, time } = relay
  const post = (path: string, body: Record<string, unknown>) =>
    send('POST', `/tenant/brand/${path}`, { as: 'uP', body })
  return {
    ...relay,
    save: (revision, brand) => send('PUT', '/tenant/brand', { as: 'uP', body: { revision, brand } }),
    publish: (revision) => post('publication', { revision }),
    rollBack: (revision, edition) => post('rollback', { revision, edition }),
    async worn(headers = {}) {
      time.now += 501
      const { data } = await send('GET', '/tenant', { headers })
      return (data as { name: string }).name
    },
  }
}

const named = (name: string) => ({ name, locale: 'en', theme: { version: 1 } })
const read = ({ data }: TestAnswer) => data as BrandDocument

test('no page wears a draft, every page wears a published brand, and a roll back publishes the older one again', async () => {
  const studio = await openStudio()
  expect(read(await studio.send('GET', '/tenant/brand', { as: 'uP' }))).toEqual({
    ...{ tenantId: 'harbour', revision: null, draft: null, published: null, history: [] },
  })
  const saved = read(await studio.save(null, named('One')))
  expect(saved).toMatchObject({ revision: 1, draft: { brand: named('One'), by: 'uP' }, published: null })
  expect(await studio.worn()).toBe('Harbour')
  expect(read(await studio.publish(1))).toMatchObject({
    ...{ revision: 2, published: named('One'), history: [{ edition: 1, restored: null, by: 'uP' }] },
  })
  expect(await studio.worn()).toBe('One')
  await studio.save(2, named('Two'))
  await studio.publish(3)
  expect(await studio.worn()).toBe('Two')
  const back = read(await studio.rollBack(4, 1))
  const history = back.history.map(({ edition, restored }) => `${edition} of ${restored}`)
  expect(history).toEqual(['3 of 1', '2 of null', '1 of null'])
  expect([back.published, back.draft?.brand]).toEqual([named('One'), named('Two')])
  expect(await studio.worn()).toBe('One')
  const { data } = await studio.send('GET', '/tenant', { as: null })
  expect(data).toMatchObject({ id: 'harbour', version: '3', name: 'One' })
})

test('a change of an older revision is refused with the newer brand, also when two are sent at once', async () => {
  const studio = await openStudio()
  await studio.save(null, named('One'))
  for (const late of [studio.save(null, named('Late')), studio.save(7, named('Late')), studio.publish(2)]) {
    const { status, code, data } = await late
    expect([status, code]).toEqual([409, 'draft_changed'])
    expect(data).toMatchObject({ revision: 1, draft: { brand: named('One') } })
  }
  const both = await Promise.all(['Mine', 'Yours'].map((name) => studio.save(1, named(name))))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const winner = both.find(({ status }) => status === 200)
  const loser = both.find(({ status }) => status === 409)
  expect(loser && read(loser).draft).toEqual(winner && read(winner).draft)
  expect((await studio.rollBack(1, 1)).code).toBe('draft_changed')
  expect((await studio.rollBack(2, 9)).code).toBe('not_found')
})

test('a brand with an error is kept as a draft and cannot be published, and the answer names the field', async () => {
  const studio = await openStudio()
  await studio.save(null, named('Good'))
  await studio.publish(1)
  const broken = [
    [{ ...named('Bad'), locale: 12 }, 'locale'],
    [
      { ...named('Bad'), theme: { version: 1, tokens: { colorPrimary: 'url(x)' } } },
      'theme.tokens.colorPrimary',
    ],
  ] as const
  let revision = 2
  for (const [brand, path] of broken) {
    revision = read(await studio.save(revision, brand)).revision ?? 0
    const { status, code, data } = await studio.publish(revision)
    expect([status, code, data]).toMatchObject([422, 'brand_invalid', { problems: [{ path }] }])
    expect(await studio.worn()).toBe('Good')
  }
  const { data } = await studio.send('GET', '/tenant/brand', { as: 'uP' })
  expect((data as BrandDocument).history).toHaveLength(1)
})

test('hostile bodies are refused, and nothing is kept of them', async () => {
  const studio = await openStudio()
  const deep = `{"revision":null,"brand":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`
  const twice = '{"revision":null,"brand":{},"brand":{"name":"x"}}'
  const large = JSON.stringify({ revision: null, brand: { name: 'x'.repeat(600_000) } })
  for (const [body, code] of [
    ...[deep, twice, '[]', '{"revision":0,"brand":{}}', '{"revision":null,"brand":[]}', 'x'].map(
      (text) => [text, 'malformed_request'] as const,
    ),
    [large, 'body_too_large'] as const,
  ])
    expect((await studio.send('PUT', '/tenant/brand', { as: 'uP', body })).code).toBe(code)
  expect(read(await studio.send('GET', '/tenant/brand', { as: 'uP' })).revision).toBeNull()
})

test('a brand is another tenant’s, and a person needs the right to each step', async () => {
  const studio = await openStudio({
    authenticate: (request) => ({
      ...{ userId: 'u', role: 'channel-partner', customerPartners: [] },
      channelPartnerId: request.headers.get('Cookie')?.endsWith('uB') ? 'chp_q' : 'chp_p',
    }),
    brands: { tenantOf: ({ channelPartnerId = '' }) => `tenant-of-${channelPartnerId}` },
    authorize: ({ endpoint, owner }) => endpoint !== 'publishBrand' && owner?.kind === 'channelPartnerId',
  })
  await studio.save(null, named('Of P'))
  expect((await studio.publish(1)).code).toBe('forbidden')
  const other = read(await studio.send('GET', '/tenant/brand', { as: 'uB' }))
  expect([other.tenantId, other.draft]).toEqual(['tenant-of-chp_q', null])
})

test('S166: the brand of a customer partner is laid over the tenant’s for its people alone, and nobody else reads or changes it', async () => {
  const studio = await openStudio({
    authenticate: (request) => {
      const [userId = ''] = /u\w+$/.exec(request.headers.get('Cookie') ?? '') ?? []
      const channels: Readonly<Record<string, string>> = { uP: 'chp_p', uB: 'chp_q' }
      const channelPartnerId = channels[userId]
      const partners = ['uP', 'uAB'].includes(userId) ? ['cp_a', 'cp_b'] : [userId === 'uB' ? 'cp_b' : 'cp_a']
      return {
        ...{ userId, role: channelPartnerId === undefined ? 'customer-partner' : 'channel-partner' },
        ...(channelPartnerId !== undefined && { channelPartnerId }),
        customerPartners: partners.map((id) => ({ id, name: id })),
      }
    },
    brands: {
      tenantOf: ({ channelPartnerId: id }) => (id === 'chp_p' ? 'harbour' : id === 'chp_q' ? 'quay' : null),
      check: () => [],
    },
  })
  const address = '/tenant/brand?customer_partner_id=cp_a'
  const over = {
    name: 'Of A',
    theme: { version: 1, tokens: { colorPrimary: '#0f5c4c' } },
    legal: { footer: { en: 'x' } },
  }
  await studio.save(null, { ...named('Of all'), legal: { footer: { en: 'Licensed.' } } })
  await studio.publish(1)
  const put = (body: object) => studio.send('PUT', address, { as: 'uP', body: { ...body } })
  expect(read(await put({ revision: null, brand: over }))).toMatchObject({ tenantId: 'harbour', revision: 1 })
  const post = (path: string, body: object) =>
    studio.send('POST', `/tenant/brand/${path}?customer_partner_id=cp_a`, { as: 'uP', body: { ...body } })
  expect(read(await post('publication', { revision: 1 })).history).toHaveLength(1)
  const see = async (as: 'uA' | 'uB' | 'uP' | null) => {
    studio.time.now += 501
    return (await studio.send('GET', '/tenant', { as })).data
  }
  expect(await see('uA')).toMatchObject({
    ...{ id: 'harbour', version: '1.1', name: 'Of A', locale: 'en', legal: { footer: { en: 'Licensed.' } } },
    theme: over.theme,
  })
  for (const as of ['uB', 'uP', null] as const) expect(await see(as)).toMatchObject({ name: 'Of all' })
  // People of two businesses wear the brand of the one that they act for; the channel partner's people keep their own.
  const acting = async (userId: string, id: string) => {
    const headers = { Cookie: `session=${userId}` }
    return (await studio.send('GET', `/tenant?customer_partner_id=${id}`, { as: null, headers })).data
  }
  expect(await acting('uAB', 'cp_a')).toMatchObject({ name: 'Of A' })
  for (const [userId, id] of [
    ['uAB', 'cp_b'],
    ['uAB', 'cp_c'],
    ['uB', 'cp_a'],
    ['uP', 'cp_a'],
    ['', 'cp_a'],
  ] as const)
    expect(await acting(userId, id)).toMatchObject({ name: 'Of all' })
  // The tenant's next edition shows through where the partner's names nothing.
  await studio.save(2, { ...named('Of all'), locale: 'en-NG' })
  await studio.publish(3)
  expect(await see('uA')).toMatchObject({ version: '2.1', name: 'Of A', locale: 'en-NG' })
  const broken = read(await put({ revision: 2, brand: { locale: 7 } }))
  expect((await post('publication', { revision: broken.revision })).code).toBe('brand_invalid')
  expect(read(await post('rollback', { revision: 3, edition: 1 })).history).toHaveLength(2)
  expect(read(await studio.send('GET', '/tenant/brand', { as: 'uP' })).published).toMatchObject({
    locale: 'en-NG',
  })
  for (const as of ['uA', 'uB'] as const)
    expect((await studio.send('GET', address, { as })).code).toBe('forbidden')
  const ofB = '/tenant/brand?customer_partner_id=cp_b'
  expect(read(await studio.send('GET', ofB, { as: 'uB' }))).toMatchObject({
    tenantId: 'quay',
    revision: null,
  })
  const forged = await openStudio({ brands: { tenantOf: () => 'harbour/cp_a' } })
  expect((await forged.send('GET', '/tenant/brand', { as: 'uP' })).code).toBe('forbidden')
})

test('without a tenant of one’s own, where tenantOf fails, and without the option there is no brand to change', async () => {
  const get = async (studio: TestRelay, as: 'uA' | 'uP') =>
    (await studio.send('GET', '/tenant/brand', { as })).code
  expect(await get(await openStudio(), 'uA')).toBe('forbidden')
  const failing = () => {
    throw new Error('down')
  }
  expect(await get(await openStudio({ brands: { tenantOf: failing } }), 'uP')).toBe('forbidden')
  expect(await get(await testRelay(), 'uP')).toBe('not_found')
})

test('a device with the preview id wears the draft while it has no error, and each publication replaces the id', async () => {
  const studio = await openStudio()
  await studio.save(null, named('Published'))
  await studio.publish(1)
  const { draft } = read(await studio.save(2, named('Draft')))
  const preview = { 'X-Test-Preview': draft?.previewId ?? '' }
  expect(await studio.worn(preview)).toBe('Draft')
  expect(await studio.worn({ 'X-Test-Preview': 'a guess' })).toBe('Published')
  await studio.save(3, { name: 'Broken' })
  expect(await studio.worn(preview)).toBe('Published')
  await studio.save(4, named('Next'))
  expect(await studio.worn(preview)).toBe('Next')
  await studio.publish(5)
  await studio.save(6, named('Later'))
  expect(await studio.worn(preview)).toBe('Next')
})

test('while the store is away pages keep the last brand, and a page without any keeps the look that it has', async () => {
  let isAway = false
  const studio = await openStudio({
    wrapStore: (store) => ({
      ...store,
      findNewerBrand: (...asked) =>
        isAway ? Promise.reject(new Error('down')) : store.findNewerBrand(...asked),
    }),
  })
  isAway = true
  expect((await studio.send('GET', '/tenant')).status).toBe(500)
  isAway = false
  await studio.save(null, named('Kept'))
  await studio.publish(1)
  expect(await studio.worn()).toBe('Kept')
  isAway = true
  expect(await studio.worn()).toBe('Kept')
})

test('each save, publication and roll back is in the audit with its person', async () => {
  const studio = await openStudio({
    authenticate: () => ({
      ...{ userId: 'u', role: 'channel-partner', customerPartners: [] },
      ...{ channelPartnerId: 'chp_p', operator: true },
    }),
  })
  await studio.save(null, named('One'))
  await studio.publish(1)
  await studio.rollBack(2, 1)
  const { data } = await studio.send('GET', '/audit')
  const entries = (data as AuditRecord[]).map(({ action, by, subject, facts }) => {
    return [action, by, subject, facts]
  })
  expect(entries.slice(-3)).toEqual([
    ['brandSaved', 'u', 'harbour', { revision: 1 }],
    ['brandPublished', 'u', 'harbour', { revision: 2, edition: 1 }],
    ['brandPublished', 'u', 'harbour', { revision: 3, edition: 2, restored: 1 }],
  ])
  expect(await studio.relay.checkAudit()).toMatchObject({ brokenAt: null })
})

test('options that cannot be are refused at creation', async () => {
  await expect(openStudio({ brands: { tenantOf: undefined as never } })).rejects.toThrow(
    /brands needs tenantOf/,
  )
  await expect(openStudio({ brands: { check: 'x' as never } })).rejects.toThrow(/brands.check is a function/)
})

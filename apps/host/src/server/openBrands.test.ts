import { join } from 'node:path'
import { createTheme } from '@onlend/widgets/theme'
import { expect, test } from 'vitest'
import { createBrandRoutes } from './createBrandRoutes.ts'
import { openBrands } from './openBrands.ts'

const folder = join(import.meta.dirname, '../../tenants')
const facts = (host: string, cookie = '') => ({
  host,
  principal: null,
  request: new Request('http://host.test/', { headers: { Cookie: cookie } }),
})

test('three brands are served, by host name, with Marketday where no other is meant', async () => {
  const { source, choices, ignored } = await openBrands({ folder, allowChoice: true })
  expect(choices.map(({ id }) => id)).toEqual(['marketday', 'pwani', 'sahel'])
  expect(ignored).toEqual([])
  for (const id of ['marketday', 'pwani', 'sahel'])
    expect(source.resolve(facts(`${id}.localhost`))).toMatchObject({ id })
  expect(source.resolve(facts('127.0.0.1'))).toMatchObject({ id: 'marketday' })
})

test('every brand can be drawn as it is, and read in light and dark', async () => {
  const { source } = await openBrands({ folder, allowChoice: true })
  for (const id of ['marketday', 'pwani', 'sahel']) {
    // The cast opens what the folder has checked.
    const { theme } = source.resolve(facts(`${id}.localhost`)) as { theme: unknown }
    const { rejected, issues } = createTheme(theme)
    expect([id, rejected, issues]).toEqual([id, [], []])
  }
})

test('a visitor of the demo may put another brand on; where there is no demo the cookie means nothing', async () => {
  const demo = await openBrands({ folder, allowChoice: true })
  const routes = createBrandRoutes(demo)
  const put = (id: unknown, headers: Record<string, string> = {}) =>
    routes.request('/demo/brand', { method: 'POST', body: JSON.stringify({ id }), headers })
  const answer = await put('sahel')
  const [cookie = ''] = (answer.headers.get('Set-Cookie') ?? '').split(';')
  expect(answer.headers.get('Set-Cookie')).toMatch(/HttpOnly; SameSite=Lax/)
  expect(demo.source.resolve(facts('pwani.localhost', cookie))).toMatchObject({ id: 'sahel' })
  expect(demo.source.resolve(facts('pwani.localhost', 'demo_brand=../x'))).toMatchObject({ id: 'pwani' })
  expect((await put('nobody')).status).toBe(404)
  expect((await put('sahel', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  const real = await openBrands({ folder, allowChoice: false })
  expect(real.source.resolve(facts('pwani.localhost', cookie))).toMatchObject({ id: 'pwani' })
  expect(await (await createBrandRoutes(real).request('/demo/brands')).json()).toEqual([])
})

test('a channel partner changes the brand of its own people, and a preview address leads the device to the draft and away again', async () => {
  const brands = await openBrands({ folder, allowChoice: false })
  const { tenantOf, previewOf } = brands.publishing
  const person = { userId: 'u', role: 'channel-partner', customerPartners: [] } as const
  const ofChannel = (channelPartnerId: string) =>
    tenantOf({ ...person, customerPartners: [], channelPartnerId })
  expect([ofChannel('chp_harbour'), ofChannel('chp_sahel'), ofChannel('chp_none')]).toEqual([
    ...['marketday', 'sahel', null],
  ])
  expect(tenantOf({ ...person, customerPartners: [] })).toBeNull()
  const routes = createBrandRoutes(brands)
  const id = '0123456789abcdef'.repeat(2)
  const answer = await routes.request(`/brand-preview/${id}`)
  const [cookie = ''] = (answer.headers.get('Set-Cookie') ?? '').split(';')
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/'])
  expect(previewOf?.(facts('', cookie).request)).toBe(id)
  expect(previewOf?.(facts('').request)).toBeNull()
  expect((await routes.request('/brand-preview/off')).headers.get('Set-Cookie')).toMatch(/Max-Age=0/)
  expect((await routes.request('/brand-preview/a%0Aguess')).status).toBe(404)
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { testRelay } from '../../test/testRelay.ts'
import { tenantsFromFolder } from './tenantsFromFolder.ts'

const harbour = { id: 'harbour', name: 'Harbour', locale: 'en', default: true }
const sahel = { id: 'sahel', name: 'Sahel', locale: 'fr', hosts: ['sahel.test'], channelPartners: ['chp_s'] }

let folder: string | null = null
afterEach(async () => {
  if (folder) await rm(folder, { recursive: true, force: true })
})

/** A folder with these files; what is no text is written as JSON. */
async function createFolder(files: Record<string, unknown>): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'onlend-tenants-'))
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  return folder
}

const request = new Request('https://app.test/')
const nobody = { principal: null, request }
const someone = (channelPartnerId?: string) => ({
  userId: 'u',
  role: 'customer-partner' as const,
  customerPartners: [],
  ...(channelPartnerId !== undefined && { channelPartnerId }),
})

test('a brand is found by host name, and the default one everywhere else', async () => {
  const source = await tenantsFromFolder(
    await createFolder({ 'a.json': harbour, 'b.json': sahel, 'c.txt': 'no' }),
  )
  expect(source.tenants.map(({ id }) => id)).toEqual(['harbour', 'sahel'])
  expect(source.resolve({ host: 'sahel.test', ...nobody })).toMatchObject({ id: 'sahel' })
  for (const host of ['app.test', '', 'sahel.test.evil.test', 'constructor'])
    expect(source.resolve({ host, ...nobody })).toMatchObject({ id: 'harbour' })
})

test('S84: the session’s channel partner decides, whatever the host name says', async () => {
  const kano = { id: 'kano', name: 'Kano', locale: 'ha', hosts: ['kano.test'], channelPartners: ['chp_k'] }
  const source = await tenantsFromFolder(
    await createFolder({ 'a.json': harbour, 'b.json': sahel, 'c.json': kano }),
  )
  const idFor = (host: string, channelPartnerId?: string) =>
    source.resolve({ host, principal: someone(channelPartnerId), request })
  expect(idFor('kano.test', 'chp_s')).toMatchObject({ id: 'sahel' })
  expect(idFor('kano.test', 'chp_k')).toMatchObject({ id: 'kano' })
  expect(idFor('kano.test')).toMatchObject({ id: 'kano' })
})

test('without a default, a host name of no tenant has no brand', async () => {
  const source = await tenantsFromFolder(await createFolder({ 'b.json': sahel }))
  expect(source.resolve({ host: 'app.test', ...nobody })).toBeNull()
})

test('a version comes from the content where the file names none, and changes with it', async () => {
  const first = await tenantsFromFolder(await createFolder({ 'a.json': harbour }))
  const [{ version } = { version: '' }] = first.tenants
  expect(version).toMatch(/^[0-9a-f]{16}$/)
  const other = await tenantsFromFolder(await createFolder({ 'a.json': { ...harbour, name: 'Port' } }))
  expect(other.tenants[0]?.version).not.toBe(version)
  const named = await tenantsFromFolder(await createFolder({ 'a.json': { ...harbour, version: '7' } }))
  expect(named.tenants[0]?.version).toBe('7')
})

test('an unknown name is reported and left out, so that an older server starts with a newer file', async () => {
  const source = await tenantsFromFolder(await createFolder({ 'a.json': { ...harbour, feilds: {} } }))
  expect(source.ignored).toEqual(['a.json: feilds'])
  expect(source.tenants[0]).not.toHaveProperty('feilds')
})

test.each([
  [
    { ...harbour, locale: 'French' },
    /^a\.json cannot be used: locale must be a language tag.*Correct the file/,
  ],
  [
    { id: 'a', fields: { 'WithdrawForm.narration': { hidden: 'yes' } } },
    /name is required; locale is required; fields\.WithdrawForm\.narration\.hidden must be a boolean/,
  ],
  [{ ...harbour, hosts: ['App.test:80'] }, /hosts must be a list of host names in lower case/],
  [{ ...harbour, channelPartners: 'chp' }, /channelPartners must be a list of ids/],
  [{ ...harbour, default: 'yes' }, /default must be true or false/],
  ['{ "id": ', /^a\.json is not JSON: /],
  ['[]', /^a\.json must hold one JSON object/],
])('a file that cannot be used says which, where, and what to do: %j', async (content, message) => {
  await expect(tenantsFromFolder(await createFolder({ 'a.json': content }))).rejects.toThrow(message)
})

test.each([
  [{ ...sahel, id: 'harbour', hosts: [] }, /a\.json and b\.json both claim the id harbour/],
  [{ ...sahel, hosts: ['app.test'] }, /both claim the host name app\.test/],
  [{ ...sahel, default: true }, /both claim to be the default/],
])('two files that claim the same stop the start', async (other, message) => {
  const files = { 'a.json': { ...harbour, hosts: ['app.test'] }, 'b.json': other }
  await expect(tenantsFromFolder(await createFolder(files))).rejects.toThrow(message)
})

test('a missing or an empty folder is reported as such', async () => {
  await expect(tenantsFromFolder('/nowhere/at/all')).rejects.toThrow(/cannot be read/)
  await expect(tenantsFromFolder(await createFolder({}))).rejects.toThrow(/holds no \.json file/)
})

test('what says where a brand belongs stays on the server', async () => {
  const tenants = await tenantsFromFolder(await createFolder({ 'a.json': { ...sahel, default: true } }))
  const { send } = await testRelay({ tenants, unreviewedLocales: true })
  const { text, data } = await send('GET', '/tenant')
  expect(data).toMatchObject({ id: 'sahel', locale: 'fr' })
  expect(text).not.toMatch(/sahel\.test|chp_s|hosts|channelPartners|"default"/)
})

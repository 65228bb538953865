import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPgliteTemplate } from '../../test/openPgliteTemplate.ts'
import { ConfigurationError } from './ConfigurationError.ts'
import { listen } from './listen.ts'
import { openInstallation } from './openInstallation.ts'
import { readInstallation } from './readInstallation.ts'

const whole = {
  LENDING_API_URL: 'https://lender.example',
  LENDING_API_KEY: 'sk_canary_KEY_0001',
  LENDING_ENVIRONMENT: 'sandbox',
  SESSION_SECRET: 'session_canary_secret_of_thirty_two_1',
}
const secrets = ['SESSION_SECRET']

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-installation-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await (await openPgliteTemplate(folder)).close()
  return folder
}

async function findFaults(variables: Record<string, string>, own: readonly string[] = []) {
  const error = await readInstallation({ variables, secrets, faults: own }).catch((thrown: unknown) => thrown)
  return error instanceof ConfigurationError ? error.faults : []
}

test('a server of its own needs no secret of the program, one of tokens where pages are elsewhere, and its own', async () => {
  expect(await findFaults(whole)).toEqual([])
  expect(await findFaults({ ...whole, ALLOWED_ORIGINS: 'https://shop.example' })).toEqual([
    expect.stringMatching(/^TOKEN_SECRET is missing/),
  ])
  expect(await findFaults({ ...whole, SESSION_SECRET: '' }, ['MINE is wrong'])).toEqual([
    'MINE is wrong',
    expect.stringMatching(/^SESSION_SECRET is missing/),
  ])
  const shared = { ...whole, METRICS_TOKEN: whole.SESSION_SECRET }
  expect((await findFaults(shared)).join()).not.toContain('canary')
  expect(await findFaults(shared)).toEqual([expect.stringMatching(/^SESSION_SECRET holds the same secret/)])
})

test('the relay of a server asks its people, shows its figures to who has the token, and logs no secret', async () => {
  const variables = {
    ...whole,
    DATA_DIR: await makeFolder(),
    METRICS_TOKEN: 'metrics_canary_0001',
    OUTCOMES_SECRET: `whsec_canary${'b'.repeat(32)}`,
  }
  const lines: string[] = []
  const configuration = await readInstallation({ variables, secrets })
  const { logger, openRelay } = await openInstallation(configuration, { write: (line) => lines.push(line) })
  const { listener, close } = await openRelay({
    authenticate: ({ headers }) =>
      headers.has('X-Person') ? { userId: 'ada', role: 'customer-partner', customerPartners: [] } : null,
  })
  const onFault = (error: unknown) => expect(error).toBeUndefined()
  const server = await listen({ host: '127.0.0.1', port: 0, handle: listener, onFault })
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`http://127.0.0.1:${server.port}${path}`, { headers })).status
  expect(await ask('/lending/session')).toBe(401)
  expect(await ask('/lending/session', { 'X-Person': 'ada', 'X-Relay': '1' })).toBe(200)
  expect(await ask('/metrics')).toBe(401)
  expect(await ask('/metrics', { Authorization: 'Bearer metrics_canary_0001' })).toBe(200)
  for (const value of Object.values(variables)) logger.info({ event: value }, value)
  expect(lines.length).toBeGreaterThan(Object.keys(variables).length)
  expect(lines.join('')).not.toContain('canary')
  expect(await close({ ports: [server] })).toEqual({ unfinished: [] })
  await expect(ask('/lending/session')).rejects.toThrow()
})

test('people of a channel partner change its brand of the folder where the settings say so', async () => {
  const folder = await makeFolder()
  const brand = { id: 'harbour', name: 'Harbour', locale: 'en', channelPartners: ['chp_h'] }
  const TENANTS_DIR = await mkdtemp(join(tmpdir(), 'onlend-brands-'))
  onTestFinished(() => rm(TENANTS_DIR, { recursive: true }))
  await writeFile(join(TENANTS_DIR, 'harbour.json'), JSON.stringify(brand))
  const variables = { ...whole, DATA_DIR: folder, TENANTS_DIR, LOG_LEVEL: 'silent' }
  const ask = async (more: Record<string, string>) => {
    const { openRelay } = await openInstallation(
      await readInstallation({ variables: { ...variables, ...more }, secrets }),
    )
    const role = 'channel-partner' as const
    const { relay, close } = await openRelay({
      authenticate: () => ({ userId: 'h', role, channelPartnerId: 'chp_h', customerPartners: [] }),
    })
    const headers = { 'X-Relay': '1' }
    const answer = await relay.fetch(new Request('http://app.test/lending/tenant/brand', { headers }))
    const { data } = await answer.json()
    await close()
    return [answer.status, data?.tenantId]
  }
  expect(await ask({ EDIT_BRANDS: 'true' })).toEqual([200, 'harbour'])
  expect(await ask({})).toEqual([404, undefined])
})

test('S126: a secret of the server is replaced without a restart, and its last good values count while the file is bad', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const folder = await makeFolder()
  const SESSION_SECRET_FILE = join(folder, 'session')
  const [old, fresh] = ['an old session secret of decent length', 'a new session secret of decent length']
  await writeFile(SESSION_SECRET_FILE, old)
  const variables = {
    ...whole,
    SESSION_SECRET: '',
    SESSION_SECRET_FILE,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  }
  const { database, readSecret } = await openInstallation(await readInstallation({ variables, secrets }))
  onTestFinished(() => database.close())
  const read = () => {
    vi.setSystemTime(Date.now() + 2_000)
    return readSecret('SESSION_SECRET')
  }
  expect(await read()).toEqual([old])
  await writeFile(SESSION_SECRET_FILE, `${fresh}\n${old}\n`)
  expect(await read()).toEqual([fresh, old])
  await writeFile(SESSION_SECRET_FILE, 'short')
  expect(await read()).toEqual([fresh, old])
  await rm(SESSION_SECRET_FILE)
  expect(await read()).toEqual([fresh, old])
})

test('a relay that is refused closes its database', async () => {
  const variables = { ...whole, DATA_DIR: await makeFolder(), LOG_LEVEL: 'silent' }
  const { openRelay, database } = await openInstallation(await readInstallation({ variables, secrets }))
  await expect(openRelay({ authenticate: () => null, sessionLifetime: -1 })).rejects.toThrow(
    'sessionLifetime',
  )
  await expect(database.query('select 1')).rejects.toThrow()
})

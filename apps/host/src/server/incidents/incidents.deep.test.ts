import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyLedger } from '../../../e2e/test/copyLedger.ts'
import { type HostFolder, makeHostFolder } from './test/makeHostFolder.ts'
import { type Installation, openInstallation } from './test/openInstallation.ts'
import { readSteps, type Step } from './test/readSteps.ts'
import { runCommandStep, runShellStep } from './test/runStep.ts'
import { type Service, startService } from './test/startService.ts'

const steps = readSteps()
const newWebhookSecret = `whsec_${btoa('a new secret of 32 characters !!')}`
const tried = new Set<Step>()
let service: Service
let folder: HostFolder
let host: Installation

beforeAll(async () => {
  service = await startService()
  folder = await makeHostFolder(service)
  host = await openInstallation(folder)
})
afterAll(async () => {
  await host.close()
  await service.close()
  await folder.remove()
})

/** The step of the page, which counts as tried from here on. */
function step(section: string, number: number): Step {
  const found = steps.find((one) => one.section === section && one.number === number)
  if (!found) throw new Error(`The page has no step ${number} of "${section}".`)
  tried.add(found)
  return found
}

/** What a query of the page finds. */
function find(
  at: Step,
  changes: readonly [string, string][] = [],
  { database } = host,
): Promise<Record<string, unknown>[]> {
  if (at.code?.language !== 'sql') throw new Error(`Step ${at.number} of ${at.section} is no query.`)
  const sql = changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The query has no ${from}.`)
    return text.replace(from, to)
  }, at.code.text)
  return database.query(sql)
}

const moment = '2025-03-05 08:00Z'
const later: [string, string] = [moment, '2999-01-01 00:00Z']

describe('a leaked key', () => {
  test('of the lending service is replaced while the host runs, and what was sent since can be listed', async () => {
    await host.withdraw('key-before', '10')
    expect(service.keys.at(-1)).toContain('the-old-key-of-the-service')
    await runShellStep(step('Of the lending service', 1), folder, 'the-new-key-of-the-service')
    let sent = 0
    await expect
      .poll(
        async () => {
          sent += 1
          await host.withdraw(`key-after-${sent}`, String(100 + sent))
          return service.keys.at(-1)
        },
        // Each look is one more withdrawal.
        { timeout: 10_000, interval: 250 },
      )
      .toContain('the-new-key-of-the-service')
    const listed = await find(step('Of the lending service', 3))
    expect(listed).toHaveLength(sent + 1)
    expect(listed[0]).toMatchObject({
      id: 'key-before',
      kind: 'withdraw',
      owner_id: 'cp_a',
      state: 'accepted',
    })
    expect(await find(step('Of the lending service', 3), [later])).toEqual([])
  })

  test('of the webhooks settles nothing any more, and what events have settled can be listed', async () => {
    await host.withdraw('key-told', '2001')
    await host.withdraw('key-told-later', '2002')
    const told = { id: 'evt_old', event: 'withdrawal.succeeded', amount: '2001' }
    expect(await host.tell(folder.webhookSecret, told)).toMatchObject({ status: 200 })
    await runShellStep(step('Of the webhooks', 1), folder, newWebhookSecret)
    const forged = { id: 'evt_forged', event: 'withdrawal.failed', amount: '2002' }
    await expect
      .poll(async () => (await host.tell(folder.webhookSecret, forged)).status, { timeout: 10_000 })
      .toBe(401)
    expect(await host.tell(newWebhookSecret, { ...forged, id: 'evt_new' })).toMatchObject({ status: 200 })
    const listed = await find(step('Of the webhooks', 3))
    expect(listed.map(({ id, state }) => [id, state])).toEqual(
      expect.arrayContaining([
        ['key-told', 'succeeded'],
        ['key-told-later', 'failed'],
      ]),
    )
    expect(await find(step('Of the webhooks', 3), [later])).toEqual([])
  })

  test('of the tokens ends every token at once, and a page gets a new one', async () => {
    const issue = () => host.send('POST', '/token', { as: 'ada', body: '{}' })
    const use = ({ data }: { data: unknown }) => {
      // The cast names what the route answers.
      const { token } = data as { token: string }
      return host.send('GET', '/operations?customer_partner_id=cp_a', {
        headers: {
          Authorization: `Bearer ${token}`,
          Origin: folder.shop,
          'Sec-Fetch-Site': 'cross-site',
        },
      })
    }
    const old = await issue()
    expect(await use(old)).toMatchObject({ status: 200 })
    await runShellStep(step('Of the tokens', 1), folder, 'a-new-token-secret-of-32-letters!')
    await expect.poll(async () => (await use(old)).status, { timeout: 10_000 }).toBe(401)
    expect(await use(await issue())).toMatchObject({ status: 200 })
  })
})

describe('a wrong settlement', () => {
  const section = 'A wrong settlement'
  const resolve = (key: string, at: Step) => {
    if (at.code?.language !== 'json') throw new Error(`Step ${at.number} has no body.`)
    return host.send('POST', `/operations/${key}/resolution`, { as: 'olu', body: at.code.text })
  }
  const read = async (key: string) => (await host.send('GET', `/operations/${key}`, { as: 'ada' })).data

  test('that says succeeded is found by its reference and recorded as reversed, and its person sees why', async () => {
    await host.withdraw('key-wrong-success', '3001')
    await host.tell(newWebhookSecret, { id: 'evt_3001', event: 'withdrawal.succeeded', amount: '3001' })
    // The cast names what the route answers.
    const { reference } = (await read('key-wrong-success')) as { reference: string }
    const [row] = await find(step(section, 1), [['OL-REFERENCE', reference]])
    expect(row).toMatchObject({ state: 'succeeded', outcome: 'succeeded', source: 'service', decided: null })
    expect(await resolve('key-wrong-success', step(section, 3))).toMatchObject({ status: 200 })
    expect(await read('key-wrong-success')).toMatchObject({
      state: 'reversed',
      resolution: { by: 'olu', evidence: { reference: 'ST-0305' } },
    })
  })

  test('that says failed cannot be changed until the service contradicts it, and is then resolved', async () => {
    await host.withdraw('key-wrong-failure', '3002')
    await host.tell(newWebhookSecret, { id: 'evt_3002', event: 'withdrawal.failed', amount: '3002' })
    const at = step(section, 4)
    expect(await resolve('key-wrong-failure', at)).toMatchObject({ status: 409, code: 'not_resolvable' })
    const contradiction = {
      id: 'evt_3002_true',
      event: 'withdrawal.succeeded',
      amount: '3002',
      reference: 'evt_3002',
    }
    await host.tell(newWebhookSecret, contradiction)
    expect(await read('key-wrong-failure')).toMatchObject({ conflict: true })
    expect(await resolve('key-wrong-failure', at)).toMatchObject({ status: 200 })
    expect(await read('key-wrong-failure')).toMatchObject({ state: 'succeeded', conflict: false })
  })
})

describe('a ledger that is older than what was sent', () => {
  let own: HostFolder
  let backup: string
  let witnessed: string

  // Another host, which has sent a withdrawal after its backup was taken, and is stopped.
  beforeAll(async () => {
    own = await makeHostFolder(service)
    backup = join(own.path, 'backup')
    const first = await openInstallation(own)
    expect(await first.withdraw('key-of-the-backup', '4000')).toMatchObject({ status: 200 })
    await first.close()
    await cp(join(own.path, 'pgdata'), backup, { recursive: true })
    const second = await openInstallation(own)
    expect(await second.withdraw('key-of-the-gap', '4001')).toMatchObject({ status: 200 })
    await second.close()
    witnessed = await readFile(join(own.path, 'ledger-witness'), 'utf8')
  })
  beforeEach(async () => {
    await rm(join(own.path, 'pgdata'), { recursive: true })
    await writeFile(join(own.path, 'ledger-witness'), witnessed)
  })
  afterAll(() => own.remove())

  const operate = async (at: Step, expected: RegExp) =>
    expect(await runCommandStep(at, own)).toMatch(expected)

  /** That the key of before is never sent again, and one that a page has now is sent once the fence is lifted. */
  const proveFence = async (section: string, numbers: { raise: number; lift: number }) => {
    const calls = service.keys.length
    await operate(step(section, numbers.raise), /nothing is sent until an operator lifts it/)
    const raised = await openInstallation(own)
    const forgotten = { status: 409, code: 'ledger_restored' }
    expect(await raised.withdraw('key-of-the-gap', '4001')).toMatchObject(forgotten)
    expect(await raised.send('GET', '/health/ready')).toMatchObject({ status: 200 })
    await raised.close()
    await operate(step(section, numbers.lift), /and lifted on/)
    const lifted = await openInstallation(own)
    expect(await lifted.withdraw('key-of-the-gap', '4001')).toMatchObject(forgotten)
    expect(service.keys).toHaveLength(calls)
    const { epoch } = await lifted.send('GET', '/session', { as: 'ada' })
    expect(await lifted.withdraw(`epoch-${epoch}.new`, '4002')).toMatchObject({ status: 200 })
    expect(service.keys).toHaveLength(calls + 1)
    await lifted.close()
  }

  test('a lost database: an empty one sends nothing that pages still hold', async () => {
    await copyLedger(own.path)
    await proveFence('A lost database', { raise: 2, lift: 5 })
  })

  test('a restored backup: what it has forgotten is not sent again, and its audit is whole', async () => {
    await cp(backup, join(own.path, 'pgdata'), { recursive: true })
    await proveFence('A restored backup', { raise: 2, lift: 6 })
    const restored = await openInstallation(own)
    expect(await find(step('A restored backup', 4), [], restored)).toHaveLength(2)
    await restored.close()
    await operate(step('A restored backup', 3), /The audit is as it was written/)
  })
})

test('every step of the page with something to run was run', () => {
  const left = steps.filter((one) => one.code !== null && !tried.has(one))
  expect(left.map(({ section, number }) => `${section}, ${number}`)).toEqual([])
})

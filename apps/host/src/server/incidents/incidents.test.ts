import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Installation, openInstallation, webhookSecret } from './openInstallation.ts'
import { readSteps, type Step } from './readSteps.ts'

const steps = readSteps()
const newWebhookSecret = `whsec_${btoa('a new secret of 32 characters !!')}`
const tried = new Set<Step>()
let host: Installation

beforeAll(async () => {
  host = await openInstallation()
}, 120_000)
afterAll(async () => {
  await host.close()
})

/** The step of the page, which counts as tried from here on. */
function step(section: string, number: number): Step {
  const found = steps.find((one) => one.section === section && one.number === number)
  if (!found) throw new Error(`The page has no step ${number} of "${section}".`)
  tried.add(found)
  return found
}

/** What a query of the page finds. */
function find(at: Step, changes: readonly [string, string][] = []): Promise<Record<string, unknown>[]> {
  if (at.code?.language !== 'sql') throw new Error(`Step ${at.number} of ${at.section} is no query.`)
  const sql = changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The query has no ${from}.`)
    return text.replace(from, to)
  }, at.code.text)
  return host.database.query(sql)
}

const moment = '2025-03-05 08:00Z'
const later: [string, string] = [moment, '2999-01-01 00:00Z']

describe('a leaked key', () => {
  test('of the lending service is replaced while the host runs, and what was sent since can be listed', async () => {
    await host.withdraw('key-before', '10')
    expect(host.keys.at(-1)).toContain('the-old-key-of-the-service')
    await host.run(step('Of the lending service', 1), 'the-new-key-of-the-service')
    let sent = 0
    await expect
      .poll(
        async () => {
          sent += 1
          await host.withdraw(`key-after-${sent}`, String(100 + sent))
          return host.keys.at(-1)
        },
        { timeout: 10_000 },
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
    expect(await host.tell(webhookSecret, told)).toMatchObject({ status: 200 })
    await host.run(step('Of the webhooks', 1), newWebhookSecret)
    const forged = { id: 'evt_forged', event: 'withdrawal.failed', amount: '2002' }
    await expect
      .poll(async () => (await host.tell(webhookSecret, forged)).status, { timeout: 10_000 })
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
      return host.send('GET', '/operations?customerPartnerId=cp_a', {
        headers: {
          Authorization: `Bearer ${token}`,
          Origin: 'https://shop.example',
          'Sec-Fetch-Site': 'cross-site',
        },
      })
    }
    const old = await issue()
    expect(await use(old)).toMatchObject({ status: 200 })
    await host.run(step('Of the tokens', 1), 'a-new-token-secret-of-32-letters!')
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
    await host.tell(newWebhookSecret, { id: 'evt_3002', event: 'withdrawal.succeeded', amount: '3002' })
    expect(await read('key-wrong-failure')).toMatchObject({ conflict: true })
    expect(await resolve('key-wrong-failure', at)).toMatchObject({ status: 200 })
    expect(await read('key-wrong-failure')).toMatchObject({ state: 'succeeded', conflict: false })
  })
})

test('every step of the page with something to run was run', () => {
  const left = steps.filter((one) => one.code !== null && !tried.has(one))
  expect(left.map(({ section, number }) => `${section}, ${number}`)).toEqual([])
})

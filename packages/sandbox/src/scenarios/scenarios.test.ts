import { expect, test } from 'vitest'
import { openTestSandbox } from '../../test/openTestSandbox.ts'
import { scenarioNames } from '../state/scenarioNames.ts'

const reads = (id: string) => [
  `/v1/customer-partner/${id}/credit-limit/current`,
  `/v1/draw-downs/customer-partner/${id}/active`,
  `/v1/customer_partners/${id}/customers`,
  `/v1/customer-partner/${id}/transactions/financings`,
  `/v1/channel-partner/customer-partner/${id}/details`,
]

test.each(scenarioNames)('in %s both demo partners exist and every read answers', async (scenario) => {
  const { get } = openTestSandbox({ scenario })
  for (const path of [
    ...reads('cp_adaeze'),
    ...reads('cp_kwame'),
    '/v1/channel-partner/chp_harbour/customers',
  ]) {
    expect([200, 404]).toContain((await get(path)).status)
  }
  expect((await get(reads('cp_adaeze')[4] ?? '')).body.data.id).toBe('cp_adaeze')
})

test('in approved the demo partners stand as the documentation says', () => {
  const { partners } = openTestSandbox().sandbox.control.state()
  expect(partners.find(({ id }) => id === 'cp_adaeze')).toMatchObject({
    name: 'Adaeze Foods Ltd',
    channelPartnerId: 'chp_harbour',
    currency: 'NGN',
    limit: { limit: '5000000', drawn: '1250000', expired: false },
    drawdown: { amountDrawn: '1250000' },
    lockboxBalance: '1250000',
  })
  expect(partners.find(({ id }) => id === 'cp_kwame')).toMatchObject({
    name: 'Kwame Logistics',
    currency: 'GHS',
    limit: { limit: '300000' },
    drawdown: null,
    lockboxBalance: '80000',
  })
  expect(partners.find(({ id }) => id === 'cp_other')?.channelPartnerId).toBe('chp_other')
})

test('a reset goes back to the scenario, or on to another, and forgets what happened', async () => {
  const { sandbox, get } = openTestSandbox()
  sandbox.control.approveLimit('cp_nolimit')
  await get('/v1/banks/ghana')
  sandbox.faults.add({ endpoint: '*', fault: '500' })
  sandbox.reset()
  expect(sandbox.calls).toEqual([])
  expect(sandbox.faults.list()).toEqual([])
  expect(sandbox.control.state().partners.find(({ id }) => id === 'cp_nolimit')?.limit).toBeNull()
  sandbox.reset('newPartner')
  expect(sandbox.control.state()).toMatchObject({ scenario: 'newPartner' })
  expect((await get('/v1/customer-partner/cp_kwame/credit-limit/current')).status).toBe(404)
})

test('two sandboxes share nothing, and the same seed gives the same ids', async () => {
  const one = openTestSandbox()
  const two = openTestSandbox()
  const other = openTestSandbox({ seed: 2 })
  const path = '/v1/draw-downs/customer-partner/cp_kwame/request'
  const ids = await Promise.all(
    [one, two, other].map(async ({ send }) =>
      String((await send('POST', path, { amount: 5, tenor: 30 })).body.data.id),
    ),
  )
  expect(ids[0]).toBe(ids[1])
  expect(ids[0]).not.toBe(ids[2])
  one.sandbox.control.disburse('cp_kwame')
  expect(two.sandbox.control.state().partners.find(({ id }) => id === 'cp_kwame')?.drawdown).toBeNull()
})

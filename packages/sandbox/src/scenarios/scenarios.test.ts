import { expect, test } from 'vitest'
import { openTestSandbox } from '../../test/openTestSandbox.ts'
import { scenarioNames } from '../state/scenarioNames.ts'

// That every read answers is a fact of `contract/everyScenario.test.ts`.
test.each(scenarioNames)('in %s both demo partners exist', async (scenario) => {
  const { get } = openTestSandbox({ scenario })
  for (const id of ['cp_adaeze', 'cp_kwame'])
    expect((await get(`/v1/channel-partner/customer-partner/${id}/details`)).body.data.id).toBe(id)
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

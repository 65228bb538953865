import { callEndpoint, createLendingClient, isLendingError, type LendingClient } from '@onlend/core'
import { endpoints } from '@onlend/core/internal'
import { describe, expect, test } from 'vitest'
import { createSandbox, manualClock, scenarioNames } from '@onlend/sandbox'
import { writes } from './writes.ts'

const channelPartnerIds = ['chp_harbour', 'chp_other']
const openSandbox = (scenario: (typeof scenarioNames)[number]) => {
  const sandbox = createSandbox({ scenario, clock: manualClock(), apiKey: null })
  const client = createLendingClient({
    baseUrl: 'https://sandbox.invalid',
    target: 'service',
    fetch: sandbox.fetch,
    retries: { attempts: 0 },
  })
  return { sandbox, client }
}

/** Every read of a customer partner by name. */
const reads: Record<string, (client: LendingClient, customerPartnerId: string) => Promise<unknown>> = {
  listCustomers: (client, customerPartnerId) =>
    callEndpoint(client, endpoints.listCustomers, { customerPartnerId }),
  listFinancings: (client, customerPartnerId) =>
    callEndpoint(client, endpoints.listFinancings, { customerPartnerId }),
  getActiveDrawdown: (client, customerPartnerId) =>
    callEndpoint(client, endpoints.getActiveDrawdown, { customerPartnerId }),
  getCreditLimit: (client, customerPartnerId) =>
    callEndpoint(client, endpoints.getCreditLimit, { customerPartnerId }),
  getCustomerPartner: (client, customerPartnerId) =>
    callEndpoint(client, endpoints.getCustomerPartner, { customerPartnerId }),
}

describe.each(scenarioNames)('scenario %s', (scenario) => {
  test('every read of every partner keeps the contract and shows no app_key', async () => {
    const { sandbox, client } = openSandbox(scenario)
    const everyone = sandbox.control.state().partners.map(({ id }) => id)
    // Ten thousand rows are read once, of one partner.
    const partners =
      scenario === 'tenThousandRows' ? ['cp_adaeze'] : everyone.filter((id) => id !== 'cp_10k_customers')
    expect(everyone).toEqual(expect.arrayContaining(partners))
    for (const id of partners) {
      for (const [name, read] of Object.entries(reads)) {
        const value = await read(client, id)
        expect(value, `${name} of ${id}`).not.toBeUndefined()
        expect(JSON.stringify(value)).not.toMatch(/app_?key/i)
      }
    }
    sandbox.close()
  })

  test('the lists of partners and banks keep the contract and show no app_key', async () => {
    const { sandbox, client } = openSandbox(scenario)
    for (const channelPartnerId of channelPartnerIds) {
      const partners = await callEndpoint(client, endpoints.listCustomerPartners, { channelPartnerId })
      expect(JSON.stringify(partners)).not.toMatch(/app_?key/i)
    }
    for (const country of ['nigeria', 'ghana']) {
      expect(await callEndpoint(client, endpoints.listBanks, { country, perPage: 100 })).not.toEqual([])
    }
    sandbox.close()
  })

  test.each(Object.keys(writes))(
    '%s is taken or refused, and its answer keeps the contract',
    async (name) => {
      const { sandbox, client } = openSandbox(scenario)
      const outcome = await writes[name as keyof typeof writes](client).catch((error: unknown) => error)
      if (outcome instanceof Error) {
        const refusal = isLendingError(outcome)
          ? [outcome.category, outcome.message]
          : [outcome.name, outcome.message]
        expect(refusal[0], refusal[1]).toBe('rejected')
      } else {
        expect(JSON.stringify(outcome)).not.toMatch(/app_?key/i)
      }
      sandbox.close()
    },
  )
})

test.each(Object.keys(writes))('an approved partner can %s', async (name) => {
  const { sandbox, client } = openSandbox('approved')
  await expect(writes[name as keyof typeof writes](client)).resolves.not.toBeUndefined()
  expect(sandbox.calls).toHaveLength(1)
  sandbox.close()
})

test.each([
  ['cp_nodrawdown_404', 'an error 404'],
  ['cp_nodrawdown_empty', 'an empty array'],
  ['cp_nodrawdown_null', 'null'],
])('T5, T6: no drawdown of %s, which is %s on the wire, is null', async (customerPartnerId) => {
  const { sandbox, client } = openSandbox('approved')
  await expect(callEndpoint(client, endpoints.getActiveDrawdown, { customerPartnerId })).resolves.toBeNull()
  sandbox.close()
})

import {
  callEndpoint,
  getActiveDrawdown,
  getCreditLimit,
  getCustomerPartner,
  isLendingError,
  type LendingClient,
  listBanks,
  listCustomerPartners,
  listCustomers,
  listFinancings,
  type Operation,
  requestDrawdown,
  withdraw,
} from '@onlend/core'
import { getOperation, getSession } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { sandboxRelay } from '../test/sandboxRelay.ts'
import { canaries } from '../test/testRelay.ts'

const customerPartnerId = 'cp_adaeze'
const account = {
  account_type: 'bank',
  name: 'Ada Obi',
  account_number: '0123456789',
  bank_code: '058',
} as const

async function read(client: LendingClient, operationId: string): Promise<Operation | null> {
  return callEndpoint(client, getOperation, { operationId })
}

/** Withdraws, and returns the category of the trouble it met, or `accepted`. */
async function tryWithdraw(client: LendingClient, amount: `${number}`, operationId: string): Promise<string> {
  try {
    await callEndpoint(client, withdraw, { customerPartnerId, body: { ...account, amount } }, { operationId })
    return 'accepted'
  } catch (error) {
    return isLendingError(error) ? error.category : 'thrown'
  }
}

test('every read of the contract arrives as the contract promises, and no secret with it', async () => {
  const { client, received } = await sandboxRelay()
  expect((await callEndpoint(client, getSession, {})).channelPartnerId).toBe('chp_harbour')
  expect((await callEndpoint(client, getCreditLimit, { customerPartnerId }))?.currency).toBe('NGN')
  expect((await callEndpoint(client, getActiveDrawdown, { customerPartnerId }))?.customer_partner_id).toBe(
    customerPartnerId,
  )
  expect(await callEndpoint(client, getActiveDrawdown, { customerPartnerId: 'cp_nodrawdown_404' })).toBeNull()
  expect(
    (await callEndpoint(client, getCustomerPartner, { customerPartnerId })).lockbox_account,
  ).not.toBeNull()
  expect(
    (await callEndpoint(client, listCustomerPartners, { channelPartnerId: 'chp_harbour' })).length,
  ).toBeGreaterThan(1)
  expect((await callEndpoint(client, listCustomers, { customerPartnerId })).customers.length).toBeGreaterThan(
    0,
  )
  expect((await callEndpoint(client, listFinancings, { customerPartnerId })).length).toBeGreaterThan(0)
  expect(await callEndpoint(client, listBanks, { country: 'nigeria', perPage: 100 })).toHaveLength(100)
  const drawdown = { customerPartnerId, body: { amount: '1000', tenor: 30 } } as const
  expect(
    (await callEndpoint(client, requestDrawdown, drawdown, { operationId: 'key-way-drawdown' })).status,
  ).toBe('requested')
  expect(received.join('\n')).not.toMatch(/app_?key/i)
  expect(received.join('\n')).not.toContain(canaries.key)
})

const ends: [string, `${number}`, string, Operation['state'], Operation['state']][] = [
  ['succeeds', '100.01', 'accepted', 'accepted', 'succeeded'],
  ['fails later', '100.02', 'accepted', 'accepted', 'failed'],
  ['is never heard of again', '100.03', 'accepted', 'accepted', 'accepted'],
  ['is told twice', '100.04', 'accepted', 'accepted', 'succeeded'],
  ['is told before the answer', '100.05', 'accepted', 'succeeded', 'succeeded'],
  ['moves money behind a 500', '100.06', 'unknown_outcome', 'unknown', 'succeeded'],
  ['meets a refused key', '100.08', 'server', 'rejected', 'rejected'],
  ['meets a rate limit', '100.09', 'rejected', 'rejected', 'rejected'],
  ['meets an HTML page', '100.10', 'unknown_outcome', 'unknown', 'unknown'],
]

test.each(ends)(
  'a withdrawal that %s ends truthfully after one call',
  async (_what, amount, category, first, last) => {
    const { client, sandbox } = await sandboxRelay()
    const operationId = `key-way-${amount}`
    expect(await tryWithdraw(client, amount, operationId)).toBe(category)
    expect((await read(client, operationId))?.state).toBe(first)
    await sandbox.advance(10_000)
    expect(await read(client, operationId)).toMatchObject({ state: last, conflict: false })
    await tryWithdraw(client, amount, operationId)
    expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(1)
  },
)

import {
  callEndpoint,
  createBusiness,
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
  reconcileRepayments,
  registerCustomer,
  registerTransactions,
  requestDrawdown,
  withdraw,
} from '@onlend/core'
import { getOperation, getSession, listOperations } from '@onlend/core/relay'
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

test('a customer and a business are registered through the ledger', async () => {
  const { client } = await sandboxRelay()
  const body = {
    first_name: 'Zainab',
    last_name: 'Bello',
    contact_number: '08030000000',
    unique_id_type: 'bvn',
    unique_id: '22345678901',
  } as const
  const { customer } = await callEndpoint(
    client,
    registerCustomer,
    { customerPartnerId, body },
    { operationId: 'key-way-customer' },
  )
  expect(customer.first_name).toBe('Zainab')
  const business = {
    email: 'a@b.test',
    first_name: 'A',
    last_name: 'B',
    country_name: 'Nigeria',
    country_short_name: 'NG',
    business_name: 'New Ltd',
    company_description: '',
    industry: 'Commerce',
    company_size: '1-5',
    sector: 'lender',
    years_of_operations: '2+ Years',
    tax_identification_number: '123',
    company_name: 'New Limited',
    support_email: 'c@d.test',
    phone_number: '0803',
    website: 'https://new.test',
    registered_country: 'Nigeria',
    registered_state: 'Lagos',
    registered_city: 'Ikeja',
    registered_street: '1 Road',
  }
  const created = await callEndpoint(
    client,
    createBusiness,
    { channelPartnerId: 'chp_harbour', body: business },
    { operationId: 'key-way-business' },
  )
  expect(created.compliance.credit_assessment_status).toBe('not-started')
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

const faults = [
  ['reset', 'unknown', 'unknown'],
  ['500', 'unknown', 'unknown'],
  ['redirect', 'unknown', 'unknown'],
  ['done-then-reset', 'unknown', 'succeeded'],
  ['done-then-500', 'unknown', 'succeeded'],
  ['truncated', 'unknown', 'succeeded'],
  ['malformed-json', 'unknown', 'succeeded'],
  ['empty-200', 'unknown', 'succeeded'],
  ['error-200', 'accepted', 'succeeded'],
  ['wrong-content-type', 'accepted', 'succeeded'],
  ['gzip', 'accepted', 'succeeded'],
] as const

test.each(faults)(
  'a withdrawal through the fault %s is %s, and after its webhook %s',
  async (fault, first, last) => {
    const { client, sandbox } = await sandboxRelay()
    sandbox.faults.add({ endpoint: 'withdraw', fault })
    await tryWithdraw(client, '250', 'key-way-fault')
    expect((await read(client, 'key-way-fault'))?.state).toBe(first)
    await sandbox.advance(10_000)
    expect((await read(client, 'key-way-fault'))?.state).toBe(last)
    expect(sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(1)
  },
)

test('a forged webhook of the sandbox is refused and the true one settles', async () => {
  const { client, sandbox } = await sandboxRelay()
  sandbox.webhooks.misbehave({ mode: 'forged', times: 1 })
  await tryWithdraw(client, '300', 'key-way-forged')
  await sandbox.advance(10_000)
  expect(await read(client, 'key-way-forged')).toMatchObject({
    state: 'succeeded',
    verified: true,
    conflict: false,
  })
})

test('T87: a batch of transactions settles row by row', async () => {
  const { client, sandbox } = await sandboxRelay()
  const row = (transaction_reference: string) =>
    ({
      client: { first_name: 'A', last_name: 'B' },
      transaction_reference,
      disbursement_date: '2026-01-01',
      expected_payment_date: '2026-02-01',
      amount_payable: '100',
      financier: 'Others',
    }) as const
  const body = {
    sector: 'Lender',
    transactions: [row('OK-1'), row('BAD-1'), row('OK-2')],
    financed_transactions: [],
  }
  await callEndpoint(
    client,
    registerTransactions,
    { customerPartnerId, body },
    { operationId: 'key-way-batch' },
  )
  await sandbox.advance(10_000)
  const [operation] = await callEndpoint(client, listOperations, { customerPartnerId })
  expect(operation).toMatchObject({
    state: 'failed',
    rows: { total: 3, succeeded: 2, failed: 1, awaited: 0 },
    matched: 'reference',
  })
})

test('a repayment settles', async () => {
  const { client, sandbox } = await sandboxRelay()
  const [loan] = await callEndpoint(client, listFinancings, { customerPartnerId })
  const payments = [{ transaction_reference: loan?.transaction_reference ?? '', amount: '10' }] as const
  await callEndpoint(
    client,
    reconcileRepayments,
    { customerPartnerId, body: { payments: [...payments] } },
    { operationId: 'key-way-repayment' },
  )
  await sandbox.advance(10_000)
  expect(await read(client, 'key-way-repayment')).toMatchObject({
    state: 'succeeded',
    summary: { amount: '10', count: 1 },
  })
})

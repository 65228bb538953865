import { callEndpoint, isLendingError, type LendingClient, type Operation, withdraw } from '@onlend/core'
import { getOperation } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { sandboxRelay } from '../test/sandboxRelay.ts'

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

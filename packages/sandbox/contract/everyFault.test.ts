import { callEndpoint, createLendingClient, isLendingError } from '@onlend/core'
import { endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { createSandbox, type FaultKind, manualClock } from '@onlend/sandbox'
import { writes } from './writes.ts'

/** What a fault is to a caller: of a write, which may have happened, and of a read that is not tried again. */
const meanings: [fault: FaultKind, write: string, read: string][] = [
  ['reset', 'unknown_outcome', 'network'],
  ['500', 'unknown_outcome', 'server'],
  ['409', 'unknown_outcome', 'rejected'],
  ['502-html', 'unknown_outcome', 'server'],
  ['429', 'rejected', 'rejected'],
  ['401', 'session', 'session'],
  ['redirect', 'unknown_outcome', 'network'],
  ['done-then-reset', 'unknown_outcome', 'network'],
  ['done-then-500', 'unknown_outcome', 'server'],
  ['truncated', 'unknown_outcome', 'network'],
  ['malformed-json', 'unknown_outcome', 'contract'],
  ['wrong-content-type', 'fine', 'fine'],
  ['gzip', 'fine', 'fine'],
  ['brotli', 'fine', 'fine'],
  ['empty-200', 'fine', 'none'],
  ['error-200', 'fine', 'fine'],
]

const openSandbox = (kind: FaultKind, attempts = 0) => {
  const sandbox = createSandbox({ scenario: 'approved', clock: manualClock(), apiKey: null })
  sandbox.faults.add({ endpoint: '*', fault: kind })
  const fetch = sandbox.fetch
  const client = createLendingClient({
    baseUrl: 'https://sandbox.invalid',
    target: 'service',
    fetch,
    retries: { attempts },
    wait: async () => {},
  })
  return { sandbox, client }
}
const getMeaning = (call: Promise<unknown>) =>
  call.then(
    (value) => (value === null ? 'none' : 'fine'),
    (error: unknown) => (isLendingError(error) ? error.category : String(error)),
  )

test.each(meanings)('after %s a withdrawal is %s', async (kind, meaning) => {
  const { sandbox, client } = openSandbox(kind)
  const outcome = await getMeaning(writes['withdraw to a bank'](client).then(() => true))
  expect(outcome).toBe(meaning)
  expect(sandbox.calls).toHaveLength(1)
  sandbox.close()
})

test.each(meanings.map(([kind, , meaning]) => [kind, meaning] as const))(
  'after %s a credit limit is %s',
  async (kind, meaning) => {
    const { sandbox, client } = openSandbox(kind)
    expect(
      await getMeaning(callEndpoint(client, endpoints.getCreditLimit, { customerPartnerId: 'cp_adaeze' })),
    ).toBe(meaning)
    sandbox.close()
  },
)

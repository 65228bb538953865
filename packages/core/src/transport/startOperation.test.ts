import { expect, test } from 'vitest'
import { reconcileRepayments } from '../endpoints/reconcileRepayments.ts'
import { requestDrawdown } from '../endpoints/requestDrawdown.ts'
import { answer } from '../../test/answer.ts'
import { calls } from '../../test/calls.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { wireSamples } from '../../test/wireSamples.ts'
import { ApiError } from '../errors/ApiError.ts'
import { startOperation } from './startOperation.ts'

test('T10: the receipt names the operation to follow and what the service said at once', async () => {
  const { client, requests } = createFakeService([answer(wireSamples.requestDrawdown.response)])
  const parameters = { customerPartnerId: 'cup_1', body: { amount: '5', tenor: 30 } } as const
  const receipt = await startOperation(client, requestDrawdown, parameters, { operationId: 'op_1' })
  expect(receipt).toMatchObject({ operationId: 'op_1', data: { status: 'requested' } })
  expect(requests[0]?.headers.get('Idempotency-Key')).toBe('op_1')
})

test('a name that stood beside a code travels beside the body, in letters that a header can hold, and only where there is one', async () => {
  const { client, requests } = createFakeService([answer(wireSamples.withdraw.response)])
  await calls.withdraw(client, { institutionName: `Première\ud800 ${'B'.repeat(200)}` })
  await calls.withdraw(client, { institutionName: '' })
  expect(requests[0]?.headers.get('X-Relay-Institution')).toBe(`Premi%C3%A8re%20${'B'.repeat(70)}`)
  expect(JSON.stringify(requests[0]?.body)).not.toContain('Premi')
  expect(requests[1]?.headers.has('X-Relay-Institution')).toBe(false)
})

const digest = (letter: string): string => letter.repeat(22)

test('S144: statement lines travel beside the body, an entry for each payment, and only where they are told', async () => {
  const { client, requests } = createFakeService([answer(wireSamples.reconcileRepayments.response)])
  const payments = ['r1', 'r2', 'r3'].map((transaction_reference) => ({
    transaction_reference,
    amount: '5' as const,
  }))
  const send = (statementLines?: readonly (readonly string[])[]) =>
    startOperation(
      client,
      reconcileRepayments,
      { customerPartnerId: 'cup_1', body: { payments } },
      { operationId: 'op_1', statementLines },
    )
  await send([[digest('a')], [], [digest('b'), digest('c')]])
  await send([])
  await send()
  expect(requests.map(({ headers }) => headers.get('X-Relay-Statement-Lines'))).toEqual([
    `${digest('a')},-,${digest('b')}+${digest('c')}`,
    null,
    null,
  ])
  expect(JSON.stringify(requests[0]?.body)).not.toContain(digest('a'))
})

test.each([
  [{ rows: [0, 2], operations: ['op_0'] }, [0, 2], ['op_0']],
  [{ rows: 'all' }, [], []],
  [null, [], []],
])('S144: a refusal says which rows were credited before: %j', async (data, rows, operations) => {
  const headers = { 'Onlend-Error': 'line_credited', 'Onlend-Relay': '1' }
  const { client } = createFakeService([
    () => Response.json({ status: 'error', message: 'x', data }, { status: 409, headers }),
  ])
  const failure = await calls.withdraw(client).catch((error: unknown) => error)
  if (!(failure instanceof ApiError)) throw new Error('It was refused')
  const { code, category, creditedRows, creditedBy } = failure
  expect([code, category, creditedRows, creditedBy]).toEqual(['line_credited', 'rejected', rows, operations])
  expect(JSON.stringify(failure)).not.toContain('op_0')
})

import { expect, test } from 'vitest'
import { createStatementWork, type StatementWork } from './createStatementWork.ts'

const context = { onProgress: () => undefined, signal: new AbortController().signal }
const order = { rules: { salt: '', rules: [] }, financings: 0, today: '2026-11-30', currency: 'NGN' }
const read = (work: StatementWork, amount: string) => {
  const pasted = `Date\tDetails\tReference\tCredit\tDebit\n2026-01-10\tCASH\tS1\t${amount}\t`
  return work.readStatement({ source: { pasted } }, context)
}

test('lines of an earlier reading are not matched, shown, chosen or sent', async () => {
  const work = createStatementWork()
  const { reading: earlier } = await read(work, '5.00')
  await work.matchLines({ reading: earlier, ...order }, context)
  const { reading } = await read(work, '7.00')
  const stale = { reading: earlier }
  await expect(work.matchLines({ ...stale, ...order }, context)).rejects.toMatchObject({ code: 'changed' })
  const changed = expect.objectContaining({ code: 'changed' })
  expect(() => work.chooseLines({ ...stale, choice: { what: 'acceptSure' } })).toThrow(changed)
  expect(() => work.takeRepayments({ ...stale, from: 0 })).toThrow(changed)
  expect(() => work.creditLines({ ...stale, digests: [] })).toThrow(changed)
  // The new statement has no lines before its own match.
  expect(() => work.takeRepayments({ reading, from: 0 })).toThrow(changed)
  const { lines } = await work.matchLines({ reading, ...order }, context)
  expect(lines).toMatchObject([{ proposal: { line: { amount: '7.00' } } }])
})

test('a statement that is read while the one before is matched keeps its own lines', async () => {
  const work = createStatementWork()
  const { reading: earlier } = await read(work, '5.00')
  const [matching, next] = await Promise.allSettled([
    work.matchLines({ reading: earlier, ...order }, context),
    read(work, '7.00'),
  ])
  const { reading = 0 } = next.status === 'fulfilled' ? next.value : {}
  if (matching.status === 'rejected') expect(matching.reason).toMatchObject({ code: 'changed' })
  const { totals } = await work.matchLines({ reading, ...order }, context)
  expect(totals).toMatchObject([{ incoming: '7.00', lines: 1 }])
})

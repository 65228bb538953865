import { expect, test } from 'vitest'
import { openStatementWork } from './openStatementWork.ts'
import { takeStatement } from './takeStatement.ts'
import type { OpenFinancing } from './RepaymentProposal.ts'

const financings = Array.from(
  { length: 1_200 },
  (_, at): OpenFinancing => ({
    ...{
      reference: `INV-${at}`,
      clientId: `cl_${at}`,
      client: `Ama é😀 ${at}`,
      phone: null,
      currency: 'NGN',
    },
    ...{ startDay: null, unpaid: `${at + 1.5}`, due: [], isCompleted: false, isRepeated: false },
  }),
)
const rows = financings.map(
  ({ reference, client, unpaid }, at) => `2026-01-10\tNIP ${reference} ${client}\tS${at}\t${unpaid}\t`,
)
const pasted = [
  'Date\tDetails\tReference\tCredit\tDebit',
  ...rows,
  '2026-01-12\tCHARGES\tS9999\t\t50.00',
].join('\n')

/** The lines of a statement, the shown ones before and after a choice, and the rows that are sent. */
async function match(createWorker: null | undefined) {
  const work = openStatementWork(createWorker)
  const { ask, close } = work
  try {
    const facts = await ask('readStatement', { source: { pasted } })
    const { reading } = facts
    for (const from of [0, 500, 1_000])
      await ask('addFinancings', { from, financings: financings.slice(from, from + 500) })
    const rules = { salt: '', rules: [] }
    const order = { rules, financings: 1_200, today: '2026-02-01', currency: null }
    const before = await ask('matchLines', { reading, ...order })
    const after = await ask('chooseLines', { reading, choice: { what: 'acceptSure' } })
    const filter = { group: 'accepted', search: 'ama e😀 11' } as const
    return {
      ...{ facts, before, after },
      statement: await takeStatement(work, facts, {}),
      found: await ask('showLines', { reading, first: 25, count: 25, filter }),
      sent: await ask('takeRepayments', { reading, from: 1_000 }),
    }
  } finally {
    close()
  }
}

test('a statement that the worker holds and matches is as if the page held it', async () => {
  const inWorker = await match(undefined)
  expect(inWorker.statement.lines).toHaveLength(1_201)
  expect(inWorker.before.counts).toMatchObject({ sure: 1_200, unused: 1 })
  expect(inWorker.before.lines).toHaveLength(25)
  expect(inWorker.after.counts).toMatchObject({ sure: 0, accepted: 1_200 })
  expect(inWorker.found).toMatchObject({ first: 25, total: 111 })
  expect(inWorker.sent).toMatchObject({ next: null })
  expect(inWorker.sent.rows).toHaveLength(200)
  // As text: line by line, a comparison takes longer than all the rest.
  expect(JSON.stringify(inWorker)).toBe(JSON.stringify(await match(null)))
}, 120_000)

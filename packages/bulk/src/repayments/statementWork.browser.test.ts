import { expect, test } from 'vitest'
import { takePieces } from '../sheets/worker/takePieces.ts'
import { openStatementWork } from './openStatementWork.ts'
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

/** The lines and the layout of a statement. */
async function match(createWorker: null | undefined) {
  const { ask, close } = openStatementWork(createWorker)
  try {
    const { statement, size, reading } = await ask('readStatement', { source: { pasted } })
    const lines = await takePieces(size, (piece) => ask('takeLines', piece))
    for (const from of [0, 500, 1_000])
      await ask('addFinancings', { from, financings: financings.slice(from, from + 500) })
    const count = await ask('matchLines', { ruled: undefined, today: '2026-02-01', reading })
    const laid = await takePieces(count, (piece) => ask('takeLaid', piece))
    await expect(ask('matchLines', { reading: reading - 1 })).rejects.toMatchObject({ code: 'changed' })
    return { statement, lines, laid }
  } finally {
    close()
  }
}

test('a statement that the worker reads and matches is as if the page had; lines of an earlier reading are not matched', async () => {
  const inWorker = await match(undefined)
  expect(inWorker.lines).toHaveLength(1_201)
  expect(inWorker.laid.filter(({ group }) => group === 'sure')).toHaveLength(1_200)
  // As text: line by line, a comparison takes longer than all the rest.
  expect(JSON.stringify(inWorker)).toBe(JSON.stringify(await match(null)))
}, 120_000)

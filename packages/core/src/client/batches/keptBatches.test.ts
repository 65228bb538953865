import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BatchPlan } from './BatchPlan.ts'
import { packRows } from './packRows.ts'
import { readPlan } from './readPlan.ts'
import { type PlanEvent, reducePlan } from './reducePlan.ts'
import { unpackRows } from './unpackRows.ts'
import { writePlan } from './writePlan.ts'

const range = fc.record({ from: fc.nat(30), to: fc.nat(30), attempt: fc.nat(2) })
const problem = {
  category: 'rejected',
  message: 'no',
  status: 422,
  code: null,
  duplicate: null,
  creditedRows: [3],
}
const event = fc.oneof(
  fc.record({ type: fc.constantFrom('fixed', 'split', 'reattempted', 'notReceived', 'leftOut'), range }),
  fc.record({ type: fc.constantFrom('accepted', 'refused', 'unknown', 'waitsForApproval'), range }),
  fc.record({ type: fc.constant('shrunk'), range }),
)

/** The events of a story; half of them are about a piece that there is. */
function play(
  total: number,
  size: number,
  told: readonly { type: string; range: { from: number; to: number; attempt: number } }[],
) {
  let plan: BatchPlan = { total, size, pieces: [] }
  const plans = [plan]
  for (const { type, range: given } of told) {
    const begin = plan.pieces.at(-1)?.to ?? 0
    const piece = plan.pieces[given.from % Math.max(1, plan.pieces.length)]
    const own = given.to % 2 === 0 && piece ? piece : given
    const { from, to, attempt } = own
    const next = { from: begin, to: Math.min(total, begin + plan.size) }
    const settled = {
      type: 'settled',
      from,
      to,
      attempt,
      problem: type === 'accepted' ? null : problem,
    } as const
    // The cast names the events by the words of the story.
    const told =
      type === 'fixed'
        ? { type, ...(given.to % 2 === 0 ? next : given) }
        : type === 'shrunk'
          ? { type, size: given.to }
          : ['accepted', 'refused', 'unknown', 'waitsForApproval'].includes(type)
            ? { ...settled, state: type }
            : { type, from, to, attempt, middle: from + (given.to % 5) }
    plan = reducePlan(plan, told as PlanEvent)
    plans.push(plan)
  }
  return plans
}

test('S146: whatever happens, a plan covers its rows once, and what was accepted stays so', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 12 }),
      fc.array(event, { maxLength: 40 }),
      (total, size, told) => {
        const plans = play(total, size, told)
        for (const [at, plan] of plans.entries()) {
          let next = 0
          for (const { from, to } of plan.pieces) {
            expect([from, to > from]).toEqual([next, true])
            next = to
          }
          expect(next).toBeLessThanOrEqual(total)
          expect(plan.size).toBeGreaterThan(0)
          for (const piece of plans[at - 1]?.pieces ?? [])
            if (piece.state === 'accepted') expect(plan.pieces).toContainEqual(piece)
        }
      },
    ),
  )
})

test('a plan that is written and read again is the same', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 12 }),
      fc.array(event, { maxLength: 40 }),
      (total, size, told) => {
        for (const plan of play(total, size, told))
          expect(readPlan(JSON.parse(JSON.stringify(writePlan(plan))))).toEqual(plan)
      },
    ),
  )
})

test('ten thousand pieces fit into a draft, also where each was refused for a reason of its own', () => {
  const pieces = Array.from({ length: 1_000 }, (_, at) => ({
    ...{ from: at * 100, to: at * 100 + 100, attempt: 0, state: 'refused' as const },
    problem: { ...problem, message: `Row ${at} is wrong`.repeat(10) },
  }))
  const plan = { total: 100_000, size: 100, pieces }
  expect(JSON.stringify(writePlan(plan)).length).toBeLessThan(60_000)
  expect(readPlan(writePlan(plan))?.pieces.map(({ from, to, state }) => [from, to, state])).toEqual(
    pieces.map(({ from, to, state }) => [from, to, state]),
  )
})

test.each([
  {},
  null,
  { version: 2 },
  { version: 1, total: 5, size: 5, pieces: [[3, 2, 'fixed', 0]] },
  { version: 1, total: 5, size: 5, pieces: [[3, 1, 'gone', 0]] },
])('what is no plan is not read as one: %j', (value) => expect(readPlan(value)).toBe(null))

test('rows that are packed and unpacked are the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ line: fc.nat(), text: fc.string({ unit: 'binary', maxLength: 12 }) })),
      async (rows) => {
        const packed = await packRows(rows)
        expect(await unpackRows(packed)).toEqual(JSON.parse(JSON.stringify(rows)))
      },
    ),
    { numRuns: 20 },
  )
})

test('ten thousand rows fit into twenty drafts, and a part that is missing or changed opens nothing', async () => {
  const rows = Array.from({ length: 10_000 }, (_, line) => ({
    line,
    reference: `INV-${line * 7919}`,
    amount: `${line}.50`,
  }))
  const packed = await packRows(rows)
  expect(packed.parts.length).toBeLessThan(20)
  expect(packed.parts.every((part) => part.length <= 64_000)).toBe(true)
  expect(await unpackRows({ ...packed, parts: packed.parts.slice(1) })).toBe(null)
  expect(await unpackRows({ ...packed, parts: packed.parts.map((part) => part.replace('A', 'B')) })).toBe(
    null,
  )
})

import { expect, test } from 'vitest'
import { finishSteps } from '../lib/finishSteps.ts'
import { layLineSteps } from './layLineSteps.ts'
import { type RepaymentDecision, layRepaymentLines } from './layRepaymentLines.ts'
import type { OpenFinancing, RepaymentProposal } from './RepaymentProposal.ts'
import type { StatementLine } from './StatementLine.ts'

const makeLine = (digest: string, direction: 'in' | 'out' = 'in'): StatementLine => ({
  ...{ digest, direction, line: 1, day: '2026-11-20', amount: '60', currency: null },
  ...{ text: digest, reference: null, counterparty: null, balance: null },
})
const allocations = [{ reference: 'TX-1', amount: '60' }] as const
const makeProposal = (digest: string, confidence: RepaymentProposal['confidence']): RepaymentProposal => ({
  ...{
    line: makeLine(digest),
    allocations,
    kind: 'exact',
    confidence,
    reasons: [],
    others: [],
    doubt: null,
    counterLine: null,
  },
})
const financing: OpenFinancing = {
  ...{ reference: 'TX-1', clientId: null, client: null, phone: null, currency: null },
  ...{ startDay: null, unpaid: '100.00', due: [], isCompleted: false, isRepeated: false },
}
const statement = { lines: [makeLine('a'), makeLine('b'), makeLine('c'), makeLine('fee', 'out')] }
const proposals = [makeProposal('a', 'high'), makeProposal('b', 'low'), makeProposal('c', 'high')]

function lay() {
  const toLines = layRepaymentLines(finishSteps(layLineSteps(statement, proposals)))
  return (accepted: readonly string[], credited: readonly string[] = []) =>
    toLines({
      decisions: new Map(accepted.map((id) => [id, decision])),
      credited: new Set(credited),
      findFinancing: (reference) => (reference === 'TX-1' ? financing : null),
    })
}
const decision: RepaymentDecision = { state: 'accepted', allocations, isEdited: false }

test('lines that are to be checked come first, and a decision moves none of them', () => {
  const toLines = lay()
  expect(toLines([]).map(({ id, group }) => `${id} ${group}`)).toEqual([
    ...['b check', 'a sure', 'c sure', 'fee unused'],
  ])
  expect(toLines(['a']).map(({ id, group }) => `${id} ${group}`)).toEqual([
    ...['b check', 'a accepted', 'c sure', 'fee unused'],
  ])
})

test('a decision makes one line anew, and what is taken back is as it was', () => {
  const toLines = lay()
  const before = toLines([])
  const after = toLines(['a'])
  expect(after.map((line, place) => line === before[place])).toEqual([true, false, true, true])
  expect(toLines([])).toEqual(before)
})

test('accepted lines that pay more than is left in all say so, each of them, until one is credited before', () => {
  const toLines = lay()
  const warnings = (...given: Parameters<typeof toLines>) => toLines(...given).map(({ warning }) => warning)
  expect(warnings(['a'])).toEqual([null, null, null, null])
  expect(warnings(['a', 'c'])).toEqual([null, 'above_left', 'above_left', null])
  expect(toLines(['a', 'c'], ['a']).map(({ unused }) => unused)).toEqual([null, 'credited', null, 'out'])
})

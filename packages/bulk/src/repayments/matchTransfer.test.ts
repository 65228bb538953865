import type { Amount } from '@onlend/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchTransfer } from './matchTransfer.ts'

const text = fc.string({ unit: 'binary', maxLength: 12 })
const amount = fc.stringMatching(/^(0|[1-9]\d{0,30})(\.\d{1,8})?$/) as fc.Arbitrary<Amount>
const financing = fc.record({
  reference: text,
  clientId: fc.option(text),
  client: fc.option(text),
  phone: fc.option(text),
  currency: fc.option(text),
  startDay: fc.option(text),
  unpaid: fc.option(amount),
  due: fc.array(fc.record({ day: text, unpaid: amount }, { noNullPrototype: true }), { maxLength: 3 }),
  isCompleted: fc.boolean(),
  isRepeated: fc.boolean(),
})
const line = fc.record({
  digest: text,
  day: text,
  amount,
  currency: fc.option(text),
  text,
  reference: fc.option(text),
  counterparty: fc.option(text),
})
const reasons = ['reference', 'amount', 'name', 'phone', 'date', 'rule'] as const
const matched = fc.record({
  allocations: fc.array(fc.record({ reference: text, amount }, { noNullPrototype: true }), { maxLength: 3 }),
  kind: fc.constantFrom(
    ...(['exact', 'over', 'under', 'several_loans', 'several_lines', 'none', 'conflict'] as const),
  ),
  confidence: fc.constantFrom('high' as const, 'medium' as const, 'low' as const),
  doubt: fc.constantFrom(...([null, 'taken_back', 'direction', 'before_start', 'after_today'] as const)),
  reasons: fc.subarray([...reasons]),
  others: fc.array(text, { maxLength: 3 }),
})

/** As another thread gets it. */
const send = <Value>(value: Value): Value => structuredClone(value)

test('property: what comes out at the other thread is what went in, whatever the texts hold', () => {
  const { packFinancings, packLines, packMatched, unpackFinancings, unpackLines, unpackMatched } =
    matchTransfer
  fc.assert(
    fc.property(fc.array(financing), fc.array(line), fc.array(matched), (financings, lines, answers) => {
      expect(unpackFinancings(send(packFinancings(financings)))).toEqual(financings)
      expect(unpackLines(send(packLines(lines)))).toEqual(lines)
      expect(unpackMatched(send(packMatched(answers)))).toEqual(answers)
    }),
  )
})

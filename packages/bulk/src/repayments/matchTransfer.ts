import type { Amount } from '@onlend/core'
import type { MatchedLine } from './matchSteps.ts'
import type { OpenFinancing, RepaymentMatchReason, RepaymentProposal } from './RepaymentProposal.ts'
import type { IncomingLine } from './StatementLine.ts'

/** Many values as one text and the lengths that cut it: ten times quicker to copy to another thread than as many objects. */
export type PackedValues = { text: string; numbers: Int32Array<ArrayBuffer> }

const kinds = [
  'exact',
  'over',
  'under',
  'several_loans',
  'several_lines',
  'none',
  'conflict',
] as const satisfies readonly RepaymentProposal['kind'][]
const confidences = ['high', 'medium', 'low'] as const
const doubts = [
  null,
  'taken_back',
  'direction',
  'before_start',
  'after_today',
] as const satisfies readonly RepaymentProposal['doubt'][]
/** In the order in which a proposal has them. */
const reasons: readonly RepaymentMatchReason[] = ['reference', 'amount', 'name', 'phone', 'date', 'rule']

/**
 * How financings, lines and proposals go from the page to its worker and back: what is unpacked equals what was packed. Field by field, without a spread or a
 * list in between: those would cost more than the copying.
 */
export const matchTransfer: {
  packFinancings: (financings: readonly OpenFinancing[]) => PackedValues
  unpackFinancings: (packed: PackedValues) => OpenFinancing[]
  packLines: (lines: readonly IncomingLine[]) => PackedValues
  unpackLines: (packed: PackedValues) => IncomingLine[]
  packMatched: (matched: readonly MatchedLine[]) => PackedValues
  unpackMatched: (packed: PackedValues) => MatchedLine[]
} = {
  packFinancings: (financings) =>
    pack(financings, (financing, put) => {
      put.text(financing.reference)
      put.text(financing.clientId)
      put.text(financing.client)
      put.text(financing.phone)
      put.text(financing.currency)
      put.text(financing.startDay)
      put.text(financing.unpaid)
      put.number((financing.isCompleted ? 1 : 0) + (financing.isRepeated ? 2 : 0))
      putList(financing.due, put, (one) => {
        put.text(one.day)
        put.text(one.unpaid)
      })
    }),
  unpackFinancings: (packed) =>
    unpack(packed, (take) => {
      const reference = take.text() ?? ''
      const clientId = take.text()
      const client = take.text()
      const phone = take.text()
      const currency = take.text()
      const startDay = take.text()
      const unpaid = take.amount()
      const flags = take.number()
      const isCompleted = (flags & 1) > 0
      const isRepeated = (flags & 2) > 0
      const due = takeList(take, () => ({ day: take.text() ?? '', unpaid: take.amount() ?? '0' }))
      const own = { reference, clientId, client, phone, currency }
      return { ...own, startDay, unpaid, due, isCompleted, isRepeated }
    }),
  packLines: (lines) =>
    pack(lines, (line, put) => {
      put.text(line.digest)
      put.text(line.day)
      put.text(line.amount)
      put.text(line.currency)
      put.text(line.text)
      put.text(line.reference)
      put.text(line.counterparty)
    }),
  unpackLines: (packed) =>
    unpack(packed, (take) => ({
      digest: take.text() ?? '',
      day: take.text() ?? '',
      amount: take.amount() ?? '0',
      currency: take.text(),
      text: take.text() ?? '',
      reference: take.text(),
      counterparty: take.text(),
    })),
  packMatched: (matched) =>
    pack(matched, (one, put) => {
      put.number(kinds.indexOf(one.kind))
      put.number(confidences.indexOf(one.confidence))
      put.number(doubts.indexOf(one.doubt))
      put.number(one.reasons.reduce((bits, reason) => bits | (1 << reasons.indexOf(reason)), 0))
      putList(one.allocations, put, ({ reference, amount }) => {
        put.text(reference)
        put.text(amount)
      })
      putList(one.others, put, put.text)
    }),
  unpackMatched: (packed) =>
    unpack(packed, (take) => {
      const kind = kinds[take.number()] ?? 'none'
      const confidence = confidences[take.number()] ?? 'low'
      const doubt = doubts[take.number()] ?? null
      const bits = take.number()
      return {
        kind,
        confidence,
        doubt,
        reasons: reasons.filter((_, place) => (bits & (1 << place)) > 0),
        allocations: takeList(take, () => ({ reference: take.text() ?? '', amount: take.amount() ?? '0' })),
        others: takeList(take, () => take.text() ?? ''),
      }
    }),
}

type Put = { text: (value: string | null) => void; number: (value: number) => void }
type Take = { text: () => string | null; amount: () => Amount | null; number: () => number }

function pack<Value>(values: readonly Value[], write: (value: Value, put: Put) => void): PackedValues {
  const texts: string[] = []
  const numbers: number[] = []
  const put: Put = {
    text: (value) => {
      numbers.push(value === null ? -1 : value.length)
      if (value !== null) texts.push(value)
    },
    number: (value) => numbers.push(value),
  }
  for (const value of values) write(value, put)
  return { text: texts.join(''), numbers: Int32Array.from(numbers) }
}

function unpack<Value>({ text, numbers }: PackedValues, read: (take: Take) => Value): Value[] {
  let place = 0
  let from = 0
  const number = () => numbers[place++] ?? 0
  const next = () => {
    const length = number()
    if (length < 0) return null
    from += length
    return text.slice(from - length, from)
  }
  // The cast holds: an amount was packed at this place.
  const take: Take = { number, text: next, amount: next as Take['amount'] }
  const values: Value[] = []
  while (place < numbers.length) values.push(read(take))
  return values
}

function putList<Value>(values: readonly Value[], put: Put, write: (value: Value) => void): void {
  put.number(values.length)
  for (const value of values) write(value)
}

function takeList<Value>(take: Take, read: () => Value): Value[] {
  const values: Value[] = []
  for (let left = take.number(); left > 0; left--) values.push(read())
  return values
}

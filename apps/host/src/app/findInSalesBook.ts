import type { Amount, Financing } from '@onlend/core'
import type { FinancingSchedule } from '@onlend/hooks/tables'

/** The terms of the demo's clients: so many instalments, so many days apart. */
const terms = [
  { count: 4, days: 7 },
  { count: 3, days: 14 },
  { count: 2, days: 30 },
] as const

const demoSale = /^TRX-[A-Z_]+-(\d{5})$/

/**
 * The schedule of a sale, by the demo's own sales book, which has the sales that the sandbox begins with. A host looks into its own records here:
 * the service's list names no due date. `null` for a sale that is not in the book, such as one registered since.
 */
export function findInSalesBook(financing: Financing): FinancingSchedule | null {
  const { transaction_reference: reference, start_date: started, amount, loan_status: status } = financing
  const [, number] = demoSale.exec(reference) ?? []
  if (number === undefined || started === null || amount === null || !/^\d+$/.test(amount)) return null
  const { count, days } = terms[Number(number) % terms.length] ?? terms[0]
  // The casts: digits of whole numbers.
  const part = `${BigInt(amount) / BigInt(count)}` as Amount
  const last = `${BigInt(amount) - BigInt(part) * BigInt(count - 1)}` as Amount
  return {
    instalments: Array.from({ length: count }, (_, at) => {
      const due = new Date(Date.parse(started) + (at + 1) * days * 86_400_000).toISOString().slice(0, 10)
      const own = at === count - 1 ? last : part
      return { due, amount: own, paid: status === 'completed' ? own : '0' }
    }),
  }
}

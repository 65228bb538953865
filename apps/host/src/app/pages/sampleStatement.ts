import type { Financing } from '@onlend/core'

/**
 * A statement as a bank writes it, made from the financings: by reference, by name, in part, too much, taken back, of no financing, outgoing. Each line is
 * of the week after its financing began, and of no day after `now`. The same financings give the same file.
 */
export function sampleStatement(financings: readonly Financing[], now = Date.now()): File {
  const open = financings
    .filter(({ loan_status: status, amount }) => status !== 'completed' && amount !== null)
    .slice(0, 40)
  const rows: string[][] = []
  let day = toDay(now - weekMs)
  const add = (text: string, credit: string, debit = '') => {
    const number = `S${String(40_871_001 + rows.length)}`
    rows.push([day, number, text, debit, credit])
  }
  for (const [place, financing] of open.entries()) {
    const { transaction_reference: reference, first_name: first, last_name: last, amount } = financing
    if (financing.start_date !== null) day = toDay(Math.min(now, Date.parse(financing.start_date) + weekMs))
    const name = [last, first].filter(Boolean).join(' ').toUpperCase()
    const whole = amount ?? '0'
    if (place % 5 === 0) add(`NIP TRANSFER FROM ${name}/${reference}/000013`, whole)
    else if (place % 5 === 1)
      add(`Pay Bill Online from ${name} Acc. ${reference.replaceAll('-', '').toLowerCase()}`, whole)
    else if (place % 5 === 2) add(`TRF ${name} SAVINGS`, whole)
    else if (place % 5 === 3) add(`USSD TRF ${reference} ${name}`, half(whole))
    else add(`CASH DEPOSIT BRANCH 221 ${name}`, `${whole.split('.')[0]}.50`)
  }
  add('NIP TRANSFER FROM CHUKWU EMEKA', '18750.00')
  add('RVSL NIP TRANSFER FROM CHUKWU EMEKA', '', '18750.00')
  add('REVERSAL OF CARD PAYMENT', '1200.00')
  add('SMS ALERT CHARGE', '', '52.50')
  const head = ['Date', 'Bank reference', 'Narration', 'Debit', 'Credit']
  const text = [head, ...rows]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n')
  return new File([`${text}\r\n`], 'statement.csv', { type: 'text/csv' })
}

const weekMs = 7 * 86_400_000

const toDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** Half of it without a fraction: the sample is no reckoning. */
function half(amount: string): string {
  return `${(BigInt(amount.split('.')[0] ?? '0') / 2n).toString()}.00`
}

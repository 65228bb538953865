type TransactionsFileOptions = {
  rows: number
  /** The places of rows, from 0, whose expected payment date is no day. */
  faulty: readonly number[]
}

const headings = 'First name;Last name;Phone;BVN;Reference;Amount;Disbursed on;Due date;Financier;Reason'

/** A file of transactions as a spreadsheet of the market writes it: semicolons, days before months. */
export function transactionsFile({ rows, faulty }: TransactionsFileOptions): File {
  const lines = Array.from({ length: rows }, (_, at) =>
    [
      'Example',
      `Client ${at + 1}`,
      `0803${String(1_000_000 + at)}`,
      String(22_100_000_000 + at),
      `INV-${String(at + 1).padStart(5, '0')}`,
      `${15_000 + at * 10}.50`,
      '13/05/2026',
      faulty.includes(at) ? 'soon' : '29/06/2026',
      'others',
      'Inventory',
    ].join(';'),
  )
  return new File([`${[headings, ...lines].join('\r\n')}\r\n`], 'transactions.csv', { type: 'text/csv' })
}

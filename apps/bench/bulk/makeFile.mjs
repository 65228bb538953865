/** Invents a file of transactions as a lender's spreadsheet writes it, the same on every run; a faulty one has no last name in any row. */
export function makeFile(count, isFaulty = false) {
  const lines = [
    'Reference,First name,Last name,Phone,Amount payable,Disbursement date,Expected payment date,Financier',
  ]
  for (let at = 0; at < count; at += 1) {
    const mixed = (at * 7_919 + 104_729) % count
    const month = String(1 + (mixed % 9)).padStart(2, '0')
    const day = String(1 + (mixed % 28)).padStart(2, '0')
    lines.push(
      `INV-${String(at).padStart(6, '0')},Adaeze,${isFaulty ? '' : `Okafor ${mixed % 997}`},+23480${30_000_000 + mixed},${mixed * 31}.${String(10 + (mixed % 90))},2026-${month}-${day},2026-12-${day},Others`,
    )
  }
  return `${lines.join('\r\n')}\r\n`
}

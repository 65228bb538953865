const rows = [
  ['Date', 'Bank reference', 'Narration', 'Debit', 'Credit'],
  ['2026-01-20', 'S4001', 'NIP TRANSFER TRX-ADAEZE-00001/000013', '', '15000.00'],
  ['2026-01-21', 'S4002', 'USSD TRF trxadaeze00004', '', '12.50'],
  ['2026-01-22', 'S4003', 'CASH TRX-ADAEZE-00007', '', '59100.00'],
  ['2026-01-23', 'S4004', 'CASH AGAIN TRX-ADAEZE-00007', '', '59100.00'],
  ['2026-01-24', 'S4005', 'REVERSAL OF CARD PAYMENT', '', '7.77'],
  ['2026-01-25', 'S4006', 'SMS ALERT CHARGE', '52.50', ''],
]

/** A statement as a bank writes it, of the sandbox's financings: one that is paid, a part of one, two lines for one, one of none, and what went out. */
export function statementFile(): File {
  return new File([rows.map((row) => row.join(',')).join('\r\n')], 'statement.csv', { type: 'text/csv' })
}

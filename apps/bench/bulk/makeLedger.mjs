/** Invents a ledger for a statement: a set of repayments for most lines, by its reference, by its amount, or of another amount. */
export function makeLedger(lines) {
  return lines.map(({ amount }, at) => {
    const time = new Date(Date.parse('2026-11-19T08:00:00Z') + at * 15_000).toISOString()
    return {
      id: `op_${at}`,
      customerPartnerId: 'cp_1',
      kind: 'reconcileRepayments',
      state: 'succeeded',
      reference: `RP-${String(at).padStart(8, '0')}`,
      summary: { amount: at % 7 === 0 ? `${at}.77` : amount, count: 1 },
      createdAt: time,
      ...{
        acceptedAt: time,
        settledAt: null,
        reversedAt: null,
        approval: null,
        resolution: null,
        result: null,
      },
    }
  })
}

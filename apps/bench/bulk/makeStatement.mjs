/** Invents open loans, and lines of a statement that pay them: by reference, by name and amount, and some that pay none. */
export function makeStatement(lineCount, loanCount) {
  const loans = Array.from({ length: loanCount }, (_, at) => {
    const amount = `${1_000 + ((at * 7_919) % 90_000)}.50`
    return {
      reference: `INV-${String(at).padStart(6, '0')}`,
      clientId: `cl_${at % 20_000}`,
      client: `Adaeze Okafor ${at % 20_000}`,
      phone: `+23480${30_000_000 + at}`,
      currency: 'NGN',
      unpaid: amount,
      due: [{ day: '2026-11-20', unpaid: amount }],
      isCompleted: false,
      isRepeated: false,
    }
  })
  const lines = Array.from({ length: lineCount }, (_, at) => {
    const loan = loans[(at * 104_729) % loanCount]
    const kind = at % 10
    const text =
      kind < 6
        ? `TRF FROM ${loan.client}/${loan.reference}`
        : kind < 9
          ? `NIP ${loan.client} LOAN`
          : `POS PURCHASE ${at}`
    return {
      digest: String(at).padStart(22, '0'),
      line: at + 2,
      day: '2026-11-21',
      direction: 'in',
      amount: kind < 9 ? loan.unpaid : `${at}.13`,
      currency: 'NGN',
      text,
      reference: null,
      counterparty: kind < 9 ? loan.client : null,
      balance: null,
    }
  })
  return { lines, loans }
}

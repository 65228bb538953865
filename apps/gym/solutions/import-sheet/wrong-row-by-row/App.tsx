// Red: The lender got 2 calls for one sheet.
import { toAmount } from '@onlend/core'
import { LendingProvider, useRegisterTransactions } from '@onlend/hooks'
import type { ReactNode } from 'react'

/** Reads the cells of a line, in quotes or not. */
const toCells = (line: string) =>
  [...line.matchAll(/"([^"]*)"|([^,]+|(?<=,)(?=,))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
const toTransaction = ([
  reference = '',
  first = '',
  last = '',
  ,
  amount = '',
  from = '',
  to = '',
]: string[]) => ({
  client: { first_name: first, last_name: last },
  transaction_reference: reference,
  disbursement_date: from,
  expected_payment_date: to,
  amount_payable: toAmount(amount.replaceAll(/[^\d.]/g, '')) ?? '0',
  financier: 'Others',
})

function Sales(): ReactNode {
  const { mutate } = useRegisterTransactions()
  const register = async (file: File | undefined) => {
    const [, ...lines] = (await file?.text())?.trim().split('\n') ?? []
    const rows = lines
      .map((line) => toTransaction(toCells(line)))
      .filter((row) => /^\d{4}-/.test(row.expected_payment_date))
    for (const row of rows)
      mutate({ body: { sector: 'Lender', transactions: [row], financed_transactions: [] } })
  }
  return <input type="file" onChange={(event) => register(event.target.files?.[0])} />
}

export function App(): ReactNode {
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <Sales />
    </LendingProvider>
  )
}

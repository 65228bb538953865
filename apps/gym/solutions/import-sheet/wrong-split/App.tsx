// Red: INV-1 is 1250.50 in the sheet, and the lender was told 1.
import { LendingProvider, useRegisterTransactions } from '@onlend/hooks'
import type { ReactNode } from 'react'

function Sales(): ReactNode {
  const { mutate } = useRegisterTransactions()
  const register = async (file: File | undefined) => {
    const [, ...lines] = (await file?.text())?.trim().split('\n') ?? []
    const transactions = lines.map((line) => {
      const [reference = '', first = '', last = '', , amount = '', ...rest] = line.split(',')
      const [disbursed = '', due = ''] = rest.slice(-2)
      return {
        client: { first_name: first, last_name: last },
        transaction_reference: reference,
        disbursement_date: disbursed,
        expected_payment_date: /^\d{4}-/.test(due) ? due : disbursed,
        amount_payable: `${Number.parseFloat(amount.replace('"', ''))}` as const,
        financier: 'Others',
      }
    })
    mutate({ body: { sector: 'Lender', transactions, financed_transactions: [] } })
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

'use client'
import type { RegisterTransactionsWarning } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { registerTransactions as clientWords } from './registerTransactions.words.ts'
import { transactionDetails } from './transactionDetails.words.ts'
import { transactionFinancing as words } from './transactionFinancing.words.ts'
import type { RegisterTransactionsViewProps } from './RegisterTransactionsView.tsx'

type RegisterTransactionsWarningWordsProps = Pick<RegisterTransactionsViewProps, 'form' | 'currency'> & {
  warning: RegisterTransactionsWarning
  /** The field's name, or what is odd about it. */
  says: 'name' | 'text'
}

/** One warning of a transaction in words, away from its field. */
export function RegisterTransactionsWarningWords(props: RegisterTransactionsWarningWordsProps): ReactNode {
  const { form, currency, warning, says } = props
  const t = useCopy(words)
  const sayClient = useCopy(clientWords)
  const say = useCopy(transactionDetails)
  const { locale } = useLendingRoot()
  if (says === 'name') {
    if (warning.field === 'financedAmount' || warning.field === 'instalments')
      return t(`transaction.${warning.field}`)
    return warning.field === 'idValue' ? sayClient('transaction.idValue') : say('transaction.reference')
  }
  const money = (amount: typeof form.instalments.total) =>
    amount === null ? '' : formatMoney(amount, currency, locale)
  switch (warning.code) {
    case 'FINANCED_ABOVE_PAYABLE':
      return t(`transaction.warning.${warning.code}`, {
        payable: money(form.readAmount('amountPayable').amount),
      })
    case 'INSTALMENTS_DIFFER':
      return t(`transaction.warning.${warning.code}`, { total: money(form.instalments.total) })
    case 'INSTALMENTS_OUTSIDE_DATES':
      return t(`transaction.warning.${warning.code}`)
    case 'BVN_LENGTH':
      return sayClient(`transaction.warning.${warning.code}`)
    case 'REFERENCE_USED':
      return say(`transaction.warning.${warning.code}`)
  }
}

import type { Amount } from '@onlend/core'
import type { UseWithdrawFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import type { BankSource } from '../bank-picker/useBankSource.ts'
import type { FormStatus } from '../form/useFormReports.tsx'

/** What the drawing half of the withdrawal takes: the form as it stands and the banks, nothing that fetches. */
export type WithdrawViewProps = {
  form: UseWithdrawFormReturnType
  bankSource: BankSource
  country: string
  currency: string | null
  /** Instead of the fields, until the currency is known. */
  wait?: ReactNode
  balance: Amount | undefined
  minAmount: Amount | undefined
  maxAmount: Amount | undefined
  allowManualBank: boolean
  bankPresentation: 'auto' | 'list' | 'sheet'
  hideTitle: boolean
  headingLevel: 2 | 3 | 4
  /** Below the title, instead of the kit's own sentence. */
  intro: ReactNode
  renderHeader: (() => ReactNode) | undefined
  renderReceipt: ((status: FormStatus) => ReactNode) | undefined
}

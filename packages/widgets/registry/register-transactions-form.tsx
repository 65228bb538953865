'use client'
import {
  RegisterTransactionsForm,
  type RegisterTransactionsFormProps,
} from '@onlend/widgets/register-transactions-form'
import type { ReactNode } from 'react'

/** Your own view of a financed transaction: move the fields, and put markup of yours between them. Checks, review, sending and outcome stay in the package. */
export function OwnRegisterTransactionsForm(
  props: Omit<RegisterTransactionsFormProps, 'children'>,
): ReactNode {
  return (
    <RegisterTransactionsForm {...props}>
      {({ Fields }) => (
        <>
          <Fields.ClientKind />
          <Fields.FirstName />
          <Fields.LastName />
          <Fields.BusinessName />
          <Fields.ContactNumber />
          <Fields.IdType />
          <Fields.IdValue />
          <Fields.Reference />
          <Fields.AmountPayable />
          <Fields.DisbursementDate />
          <Fields.ExpectedPaymentDate />
          <Fields.Sector />
          <Fields.Financier />
          <Fields.Reason />
          <Fields.Financed />
          <Fields.FinancedAmount />
          <Fields.DrawdownId />
          <Fields.Instalments />
        </>
      )}
    </RegisterTransactionsForm>
  )
}

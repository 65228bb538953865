'use client'
import { WithdrawForm, type WithdrawFormProps } from '@onlend/widgets/withdraw-form'
import type { ReactNode } from 'react'

/** Your own view of a withdrawal: move the fields, and put markup of yours between them. Checks, review, sending and outcome stay in the package. */
export function OwnWithdrawForm(props: Omit<WithdrawFormProps, 'children'>): ReactNode {
  return (
    <WithdrawForm {...props}>
      {({ Fields }) => (
        <>
          <Fields.Method />
          <Fields.Amount />
          <Fields.BankCode />
          <Fields.AccountNumber />
          <Fields.AccountName />
          <Fields.Correspondent />
          <Fields.Narration />
        </>
      )}
    </WithdrawForm>
  )
}

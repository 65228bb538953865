'use client'
import { RequestDrawdownForm, type RequestDrawdownFormProps } from '@onlend/widgets/request-drawdown-form'
import type { ReactNode } from 'react'

/** Your own view of a drawdown: move the fields, and put markup of yours between them. Checks, review, sending and outcome stay in the package. */
export function OwnRequestDrawdownForm(props: Omit<RequestDrawdownFormProps, 'children'>): ReactNode {
  return (
    <RequestDrawdownForm {...props}>
      {({ Fields }) => (
        <>
          <Fields.Amount />
          <Fields.Tenor />
        </>
      )}
    </RequestDrawdownForm>
  )
}

import { createOperationId } from '@onlend/core'
import { RegisterTransactionsForm } from '@onlend/widgets/register-transactions-form'
import type { ReactElement } from 'react'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { FormPage } from '../form-page/FormPage.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { operatorName } from '../operatorName.ts'
import { soldThrough } from '../soldThrough.ts'
import { useWords } from '../words/useWords.ts'

/** A reference that no transaction had before: the day, and eight random letters. */
function newReference(): string {
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  return `MD-${day}-${createOperationId().slice(0, 8).toUpperCase()}`
}

/** Registers one transaction with a client. */
export function NewTransactionPage({ partner }: { partner: ActedFor }): ReactElement {
  const t = useWords()
  return (
    <FormPage about="transaction">
      <PageTitle name={t('transaction')} />
      <RegisterTransactionsForm
        hideTitle
        {...(partner.currency !== null && { currency: partner.currency })}
        operatorName={operatorName}
        {...soldThrough}
        referenceFactory={newReference}
      />
    </FormPage>
  )
}

'use client'
import type { Customer, Operation } from '@onlend/core'
import type { ReactNode } from 'react'
import { BusinessFacts } from '../acting-for/BusinessFacts.tsx'
import { registeredCustomer as words } from './registeredCustomer.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { OutcomePanel } from '../ui/OutcomePanel.tsx'
import { QuotableId } from '../ui/QuotableId.tsx'

type RegisteredCustomerProps = {
  /** `null` where the answer was lost and only the relay knows that there was one. */
  customer: Customer | null
  operation: Operation | null
  /** Whose customer it is. */
  customerPartnerId: string | null
  documents: 'later' | undefined
  /** Moves the focus to the title, which takes the place of the review. */
  takeFocus: boolean
  onAnother: () => void
}

/** Who has been registered, and what to quote. */
export function RegisteredCustomer(props: RegisteredCustomerProps): ReactNode {
  const { customer, operation, customerPartnerId, documents, takeFocus, onAnother } = props
  const t = useCopy(words)
  const person = [customer?.first_name, customer?.last_name].filter(Boolean).join(' ')
  const name = customer?.business_name ?? (person || (operation?.summary.recipient ?? null))
  const sentence =
    name === null ? t('registeredCustomer.title.noName') : t('registeredCustomer.title', { name })
  const quotable = (key: string, label: string, value: string | undefined) =>
    value !== undefined && {
      key,
      name: label,
      value: <QuotableId text={value} copyLabel={t('registeredCustomer.copy', { field: label })} />,
    }
  return (
    <OutcomePanel
      part="RegisteredCustomer"
      titlePart="RegisteredCustomer.title"
      title={sentence}
      text={
        <>
          <p className="ol-Text">{t('registeredCustomer.text')}</p>
          {documents === 'later' && <p className="ol-Text">{t('registeredCustomer.documents')}</p>}
        </>
      }
      takeFocus={takeFocus}
    >
      <BusinessFacts
        customerPartnerId={customerPartnerId}
        kind="registerCustomer"
        rows={[
          quotable('id', t('registeredCustomer.id'), customer?.id),
          quotable('reference', t('registeredCustomer.reference'), operation?.reference),
        ]}
      />
      <Button onClick={onAnother} part="RegisteredCustomer.another">
        {t('registeredCustomer.another')}
      </Button>
    </OutcomePanel>
  )
}

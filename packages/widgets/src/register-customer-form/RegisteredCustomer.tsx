'use client'
import type { Customer, Operation } from '@onlend/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { businessChunk } from '../acting-for/businessChunk.ts'
import { registeredCustomer as words } from './registeredCustomer.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { DescriptionList, type DescriptionRow } from '../ui/DescriptionList.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { useChunk } from '../ui/useChunk.ts'
import { useParts } from '../ui/useParts.ts'

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
  const parts = useParts()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeFocus) title.current?.focus()
  }, [takeFocus])
  const person = [customer?.first_name, customer?.last_name].filter(Boolean).join(' ')
  const name = customer?.business_name ?? (person || (operation?.summary.recipient ?? null))
  const sentence =
    name === null ? t('registeredCustomer.title.noName') : t('registeredCustomer.title', { name })
  const quotable = (key: string, label: string, value: string | undefined) =>
    value !== undefined && {
      key,
      name: label,
      value: (
        <span className="ol-Outcome-id">
          <code className="ol-Code">{value}</code>
          <CopyButton text={value} label={t('registeredCustomer.copy', { field: label })} compact />
        </span>
      ),
    }
  // If this chunk fails to load, only the row with the business is missing.
  const { part } = useChunk(businessChunk)
  const list = (from: DescriptionRow) => (
    <DescriptionList
      rows={[
        from,
        quotable('id', t('registeredCustomer.id'), customer?.id),
        quotable('reference', t('registeredCustomer.reference'), operation?.reference),
      ]}
    />
  )
  return (
    <div {...parts('RegisteredCustomer')}>
      <div className="ol-Outcome-head">
        <span className="ol-Outcome-sign">
          <Icon name="check" />
        </span>
        <div className="ol-Outcome-texts">
          <h3 ref={title} tabIndex={-1} {...parts('RegisteredCustomer.title')}>
            {sentence}
          </h3>
          <p className="ol-Text">{t('registeredCustomer.text')}</p>
          {documents === 'later' && <p className="ol-Text">{t('registeredCustomer.documents')}</p>}
        </div>
      </div>
      {part === null ? (
        list(null)
      ) : (
        <part.From customerPartnerId={customerPartnerId} kind="registerCustomer">
          {({ row }) => list(row)}
        </part.From>
      )}
      <Button onClick={onAnother} part="RegisteredCustomer.another">
        {t('registeredCustomer.another')}
      </Button>
      <LiveRegion>{takeFocus ? '' : sentence}</LiveRegion>
    </div>
  )
}

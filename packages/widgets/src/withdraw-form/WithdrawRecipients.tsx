'use client'
import {
  useRecipients,
  type Beneficiary,
  type Recipient,
  type UseWithdrawFormReturnType,
} from '@onlend/hooks/forms'
import type { Bank } from '@onlend/core'
import { type ReactNode, useId, useState } from 'react'
import { useIsHydrated } from '../ui/useIsHydrated.ts'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { RecipientRow } from './RecipientRow.tsx'
import { withdrawRecipients as words } from './withdrawRecipients.words.ts'

export type WithdrawRecipientsProps = {
  form: Pick<UseWithdrawFormReturnType, 'methods' | 'recipient' | 'chooseRecipient' | 'focusField'>
  customerPartnerId: string | undefined
  beneficiaries: readonly Beneficiary[] | undefined
  /** For the name of a bank that the ledger knows by its code alone. */
  banks: readonly Bank[]
  /** How many have their place from the beginning, so that nothing below moves when the ledger has been read. */
  rows: number
}

/** The recipients of earlier money and the host's beneficiaries: a press fills in the known fields of one. */
export function WithdrawRecipients(props: WithdrawRecipientsProps): ReactNode {
  const { form, customerPartnerId, beneficiaries, banks, rows } = props
  const t = useCopy(words)
  const parts = useParts()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  // A server that renders the page does not know the recipients that the device stores.
  const isHydrated = useIsHydrated()
  const { recipients, isPending, isError, toggleFavourite } = useRecipients({
    ...(customerPartnerId !== undefined && { customerPartnerId }),
    beneficiaries,
    methods: form.methods,
  })
  const shown = isOpen ? recipients : recipients.slice(0, rows)
  const isMore = recipients.length > rows
  const chosen = form.recipient

  const choose = (recipient: Recipient | null) => {
    form.chooseRecipient(recipient)
    if (recipient) form.focusField('amount')
  }
  const draw = () => {
    if (recipients.length > 0)
      return (
        <ul className="ol-WithdrawRecipients-list">
          {shown.map((recipient) => (
            <RecipientRow
              key={recipient.key}
              {...{ recipient, banks, toggleFavourite }}
              isChosen={chosen?.key === recipient.key}
              onChoose={() => choose(recipient)}
            />
          ))}
        </ul>
      )
    if (isPending && isHydrated) return <Skeleton size="control" />
    return (
      <p className="ol-WithdrawRecipients-none">
        {t(isError ? 'withdraw.recipients.failed' : 'withdraw.recipients.none')}
      </p>
    )
  }
  return (
    <section {...parts('WithdrawRecipients')} aria-labelledby={id}>
      <div className="ol-WithdrawRecipients-head">
        <span id={id} className="ol-WithdrawRecipients-title">
          {t('withdraw.recipients.title')}
        </span>
        {chosen && (
          <Button variant="quiet" onClick={() => choose(null)} part="WithdrawRecipients.new">
            {t('withdraw.recipients.new')}
          </Button>
        )}
        {!chosen && isMore && (
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            part="WithdrawRecipients.all"
          >
            {isOpen
              ? t('withdraw.recipients.fewer')
              : t('withdraw.recipients.all', { count: recipients.length })}
          </Button>
        )}
      </div>
      {draw()}
    </section>
  )
}

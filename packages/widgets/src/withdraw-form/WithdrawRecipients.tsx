'use client'
import {
  useRecipients,
  type Beneficiary,
  type Recipient,
  type UseWithdrawFormReturnType,
} from '@onlend/hooks/forms'
import type { Bank } from '@onlend/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useIsHydrated } from '../ui/useIsHydrated.ts'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { RecipientRow } from './RecipientRow.tsx'
import { withdrawRecipients as words } from './withdrawRecipients.words.ts'

export type WithdrawRecipientsProps = {
  form: Pick<UseWithdrawFormReturnType, 'methods' | 'recipient' | 'chooseRecipient' | 'focusField' | 'values'>
  customerPartnerId: string | undefined
  beneficiaries: readonly Beneficiary[] | undefined
  /** For the name of a bank that the ledger knows by its code alone. */
  banks: readonly Bank[]
  /** The key of the recipient that the form begins with. */
  recipientKey: string | undefined
  /** How many have their place from the beginning, so that nothing below moves when the ledger has been read. */
  rows: number
}

/** The recipients of earlier money and the host's beneficiaries: a press fills in the known fields of one. */
export function WithdrawRecipients(props: WithdrawRecipientsProps): ReactNode {
  const { form, customerPartnerId, beneficiaries, banks, rows, recipientKey } = props
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
  useFirstRecipient(form, recipientKey === undefined ? null : findByKey(recipients, recipientKey))
  const shown = isOpen ? recipients : listFirst(recipients, rows, form.recipient?.key)
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

/** The first rows of the list; the chosen recipient takes the place of the last where it stands further down. */
function listFirst(recipients: readonly Recipient[], rows: number, chosenKey: string | undefined) {
  const at = recipients.findIndex(({ key }) => key === chosenKey)
  return recipients.filter((_, place) => (at < rows ? place < rows : place < rows - 1 || place === at))
}

function findByKey(recipients: readonly Recipient[], key: string): Recipient | null {
  return recipients.find((recipient) => recipient.key === key) ?? null
}

/** Chooses the recipient that the form begins with, once the list has it; a number that a person has typed meanwhile stays. */
function useFirstRecipient(form: WithdrawRecipientsProps['form'], first: Recipient | null): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !first) return
    isDone.current = true
    if (form.values.accountNumber === '' && form.values.mobileNumber === '') form.chooseRecipient(first)
  }, [first, form])
}

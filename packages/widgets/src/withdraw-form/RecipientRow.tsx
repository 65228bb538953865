'use client'
import type { Bank } from '@onlend/core'
import type { Recipient } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { bankIcon, phoneIcon } from '../ui/icons.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { withdrawRecipients as words } from './withdrawRecipients.words.ts'

type RecipientRowProps = {
  recipient: Recipient
  /** For the name of a bank that the ledger knows by its code alone. */
  banks: readonly Bank[]
  /** The recipient is the chosen one of a form. */
  isChosen?: boolean
  /** Without it, the row only names the recipient. */
  onChoose: (() => void) | undefined
  toggleFavourite: (key: string) => void
}

/** A recipient, and the star that makes a favourite on this device. */
export function RecipientRow(props: RecipientRowProps): ReactNode {
  const { recipient, banks, isChosen, onChoose, toggleFavourite } = props
  const t = useCopy(words)
  const parts = useParts()
  const { institution: code, institutionName } = recipient
  const place = institutionName ?? banks.find((bank) => bank.code === code)?.name ?? code
  const name = recipient.name ?? place
  const number = t('withdraw.recipients.number', { end: recipient.destinationEnd })
  // A button holds no paragraphs.
  const Line = onChoose ? 'span' : 'p'
  const facts = (
    <>
      <Line className="ol-WithdrawRecipients-name">{name}</Line>
      <Line className="ol-WithdrawRecipients-number">
        {recipient.name === null ? number : `${place}, ${number}`}
      </Line>
    </>
  )
  return (
    <li className="ol-WithdrawRecipients-row">
      {onChoose ? (
        <Button
          part="WithdrawRecipients.recipient"
          icon={recipient.method === 'bank' ? bankIcon : phoneIcon}
          {...(isChosen !== undefined && { 'aria-pressed': isChosen })}
          onClick={onChoose}
        >
          {facts}
        </Button>
      ) : (
        <div>{facts}</div>
      )}
      <button
        type="button"
        {...parts('WithdrawRecipients.favourite')}
        aria-pressed={recipient.isFavourite}
        aria-label={t('withdraw.recipients.favourite', { name: `${name}, ${number}` })}
        onClick={() => toggleFavourite(recipient.key)}
      >
        <svg className="ol-Icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />
        </svg>
      </button>
    </li>
  )
}

'use client'
import type { LendingError } from '@onlend/core'
import type { ReactNode } from 'react'
import { operationsInbox as words } from './operationsInbox.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import type { PartName } from '../ui/PartName.ts'
import { useParts } from '../ui/useParts.ts'
import { Refusal } from './Refusal.tsx'
import { OwnForm } from '../ui/OwnForm.tsx'

type InboxFormProps = {
  part: PartName
  submitPart: PartName
  submitLabel: string
  busy: boolean
  /** Why the relay refused. */
  error: LendingError | null
  onSubmit: () => void
  onCancel: () => void
  /** The fields. */
  children: ReactNode
}

/** A form in which an operator decides: fields, why the relay refused, and the buttons that send and cancel. */
export function InboxForm(props: InboxFormProps): ReactNode {
  const { part, submitPart, submitLabel, busy, error, onSubmit, onCancel, children } = props
  const t = useCopy(words)
  const parts = useParts()
  const submit = () => {
    onSubmit()
  }
  return (
    <OwnForm {...parts('Form', part)} onSubmit={submit}>
      {children}
      {error && <Refusal error={error} />}
      <div className="ol-Buttons">
        <Button type="submit" variant="primary" busy={busy} part={submitPart}>
          {submitLabel}
        </Button>
        <Button onClick={onCancel} part="OperationsInbox.cancel">
          {t('operationsInbox.cancel')}
        </Button>
      </div>
    </OwnForm>
  )
}

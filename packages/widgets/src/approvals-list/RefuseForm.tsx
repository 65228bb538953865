'use client'
import { toSeenText } from '@onlend/core/internal'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DecisionRefused } from './DecisionRefused.tsx'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { approvalsList as words } from './approvalsList.words.ts'
import { OwnForm } from '../ui/OwnForm.tsx'

type RefuseFormProps = {
  busy: boolean
  /** Why the last try was not taken. */
  error: unknown
  onSubmit: (reason: string) => void
  onCancel: () => void
}

/** The most characters that the relay takes. */
const longestReason = 200

/** Asks why an operation is refused, for the person who asked for it, and refuses it. */
export function RefuseForm({ busy, error, onSubmit, onCancel }: RefuseFormProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const field = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  useEffect(() => field.current?.focus(), [])
  const submit = () => {
    if (!busy) onSubmit(toSeenText(reason))
  }
  return (
    <OwnForm {...parts('Form', 'ApprovalsList.refusal')} onSubmit={submit}>
      <TextField
        ref={field}
        label={t('approvalsList.reason')}
        optional={t('approvalsList.optional')}
        hint={t('approvalsList.reason.hint')}
        maxLength={longestReason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {error !== null && <DecisionRefused error={error} />}
      <div className="ol-Buttons">
        <Button type="submit" variant="danger" busy={busy} part="ApprovalsList.confirmRefusal">
          {t('approvalsList.refuse.submit')}
        </Button>
        <Button onClick={onCancel} part="ApprovalsList.cancel">
          {t('approvalsList.cancel')}
        </Button>
      </div>
    </OwnForm>
  )
}

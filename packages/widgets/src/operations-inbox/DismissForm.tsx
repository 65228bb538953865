'use client'
import { useDismissEvent } from '@onlend/hooks/operators'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { operationsInbox as words } from './operationsInbox.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { TextField } from '../ui/TextField.tsx'
import { InboxForm } from './InboxForm.tsx'

type DismissFormProps = { eventId: string; onCancel: () => void; onDone: (text: string) => void }

/** As many characters as the relay takes. */
const longestReason = 200

/** Closes an event that is about nothing here, with the reason. */
export function DismissForm({ eventId, onCancel, onDone }: DismissFormProps): ReactNode {
  const t = useCopy(words)
  const dismiss = useDismissEvent()
  const field = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const told = reason.trim()

  const submit = () => {
    setIsTried(true)
    if (told === '' || dismiss.isPending) return
    dismiss.mutate(
      { eventId, body: { reason: told } },
      { onSuccess: () => onDone(t('operationsInbox.dismissed')) },
    )
  }
  return (
    <InboxForm
      part="OperationsInbox.dismissal"
      submitPart="OperationsInbox.dismiss"
      submitLabel={t('operationsInbox.dismiss.submit')}
      busy={dismiss.isPending}
      error={dismiss.error}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField
        ref={field}
        label={t('operationsInbox.dismiss.reason')}
        hint={t('operationsInbox.dismiss.hint')}
        maxLength={longestReason}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value)
          dismiss.reset()
        }}
        error={isTried && told === '' && t('operationsInbox.dismiss.missing')}
      />
    </InboxForm>
  )
}

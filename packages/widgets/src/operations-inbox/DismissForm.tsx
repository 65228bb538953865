'use client'
import { useDismissEvent } from '@onlend/hooks/operators'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { operationsInbox as words } from './operationsInbox.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useParts } from '../ui/useParts.ts'
import { Refusal } from './Refusal.tsx'

type DismissFormProps = { eventId: string; onCancel: () => void; onDone: (text: string) => void }

/** As many characters as the relay takes. */
const longestReason = 200

/** Closes an event that is about nothing here, with the reason. */
export function DismissForm({ eventId, onCancel, onDone }: DismissFormProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const dismiss = useDismissEvent()
  const field = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const told = reason.trim()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (told === '' || dismiss.isPending) return
    dismiss.mutate(
      { eventId, body: { reason: told } },
      { onSuccess: () => onDone(t('operationsInbox.dismissed')) },
    )
  }
  return (
    <form {...parts('Form', 'OperationsInbox.dismissal')} onSubmit={submit} noValidate>
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
      {dismiss.error && <Refusal error={dismiss.error} />}
      <div className="ol-Buttons">
        <Button type="submit" variant="primary" busy={dismiss.isPending} part="OperationsInbox.dismiss">
          {t('operationsInbox.dismiss.submit')}
        </Button>
        <Button onClick={onCancel} part="OperationsInbox.cancel">
          {t('operationsInbox.cancel')}
        </Button>
      </div>
    </form>
  )
}

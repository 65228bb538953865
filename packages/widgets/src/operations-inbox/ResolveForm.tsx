'use client'
import { toSeenText } from '@onlend/core/internal'
import type { AttentionOperation } from '@onlend/core/relay'
import { useResolveOperation } from '@onlend/hooks/operators'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { operationsInbox as words } from './operationsInbox.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { DateField } from '../ui/DateField.tsx'
import { Select } from '../ui/Select.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { outcomeLabel } from './outcomeLabel.ts'
import { toOwner } from './toOwner.ts'
import { InboxForm } from './InboxForm.tsx'

type ResolveFormProps = {
  operation: AttentionOperation
  onCancel: () => void
  onDone: (what: 'recorded' | 'proposed') => void
}

const outcomes = ['succeeded', 'failed', 'reversed'] as const
type Outcome = (typeof outcomes)[number]

/** The most characters that the relay takes. */
const longestText = 500
const longestReference = 100

/** Records the result of one operation with the evidence for it; the kit fills in no field. */
export function ResolveForm({ operation, onCancel, onDone }: ResolveFormProps): ReactNode {
  const t = useCopy(words)
  const { now } = useLendingRoot()
  const resolve = useResolveOperation()
  const first = useRef<HTMLSelectElement>(null)
  const [values, setValues] = useState({ outcome: '', text: '', reference: '', day: '' })
  const [isTried, setIsTried] = useState(false)
  useEffect(() => first.current?.focus(), [])
  // A success can only be undone, and a set is not undone as a whole.
  const offered = outcomes.filter((outcome) => {
    if (outcome === 'reversed') return operation.rows === null
    return operation.state !== 'succeeded' || operation.conflict === true
  })
  const outcome = offered.find((one) => one === values.outcome) ?? null
  const text = toSeenText(values.text)
  const reference = toSeenText(values.reference)
  const dayBegins = values.day === '' ? null : Date.parse(`${values.day}T00:00:00.000Z`)
  const isAhead = dayBegins !== null && dayBegins > now()
  const missing = {
    outcome: isTried && outcome === null && t('operationsInbox.missing.outcome'),
    text: isTried && text === '' && t('operationsInbox.missing.evidence'),
    day: isTried && isAhead && t('operationsInbox.missing.day'),
  }

  const submit = () => {
    setIsTried(true)
    if (outcome === null || text === '' || isAhead || resolve.isPending) return
    resolve.mutate(
      { operationId: operation.id, body: { ...toOwner(operation), outcome, evidence: evidence() } },
      { onSuccess: ({ proposal }) => onDone(proposal ? 'proposed' : 'recorded') },
    )
  }
  const evidence = () => ({
    text,
    ...(reference !== '' && { reference }),
    // Noon, so that it is the same day in the zones of its readers; today is not over yet.
    ...(dayBegins !== null && { at: new Date(Math.min(dayBegins + 43_200_000, now())).toISOString() }),
  })
  const change = (field: keyof typeof values) => (event: { target: { value: string } }) => {
    setValues({ ...values, [field]: event.target.value })
    resolve.reset()
  }
  const word = (one: Outcome) => ({ value: one, label: outcomeLabel(one, t) })
  return (
    <InboxForm
      part="OperationsInbox.form"
      submitPart="OperationsInbox.record"
      submitLabel={t('operationsInbox.record')}
      busy={resolve.isPending}
      error={resolve.error}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Select
        ref={first}
        label={t('operationsInbox.outcome')}
        placeholder={t('operationsInbox.outcome.choose')}
        options={offered.map(word)}
        value={values.outcome}
        onChange={change('outcome')}
        error={missing.outcome}
      />
      <TextArea
        label={t('operationsInbox.evidence')}
        hint={t('operationsInbox.evidence.hint')}
        maxLength={longestText}
        value={values.text}
        onChange={change('text')}
        error={missing.text}
      />
      <TextField
        label={t('operationsInbox.evidence.reference')}
        optional={t('operationsInbox.optional')}
        maxLength={longestReference}
        value={values.reference}
        onChange={change('reference')}
      />
      <DateField
        label={t('operationsInbox.evidence.day')}
        optional={t('operationsInbox.optional')}
        max={new Date(now()).toISOString().slice(0, 10)}
        value={values.day}
        onChange={change('day')}
        error={missing.day}
      />
    </InboxForm>
  )
}

import type { Operation } from '@onlend/core'
import { useOperations } from '@onlend/hooks'
import { useBrand } from '@onlend/widgets'
import { type FormEvent, type ReactElement, useId } from 'react'
import { formatFigure } from './formatFigure.ts'
import type { OpenWord } from './OpenWord.ts'
import { useAssignWord } from './useAssignWord.ts'
import { useInboxWords } from './words/useInboxWords.ts'

/** States in which a settlement event is still missing. */
const open = ['accepted', 'unknown', 'stale', 'submitting'] as const

/** Ties a message to what it is about, among what is still open. */
export function AssignWord({ word }: { word: OpenWord }): ReactElement {
  const t = useInboxWords()
  const { locale } = useBrand()
  const selectId = useId()
  const outcomeId = useId()
  const operations = useOperations({ state: open })
  const assign = useAssignWord()
  const isRead = word.kind !== undefined
  const candidates = (operations.data ?? []).filter((one) => !isRead || one.kind === word.kind)
  // The withdrawal of the same amount is offered first, and chosen by nobody but the operator.
  const sorted = candidates.toSorted((left, right) => closeness(right, word) - closeness(left, word))
  const isDoubtful = assign.error?.contradicts ?? false

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const outcome = isRead ? undefined : form.get('outcome') === 'failed' ? 'failed' : 'succeeded'
    const operationId = String(form.get('operation'))
    assign.mutate({ wordId: word.id, operationId, outcome, isMeant: isDoubtful })
  }

  if (sorted.length === 0)
    return <p className="inbox-facts">{t(operations.isPending ? 'looking' : 'nothingFits')}</p>
  return (
    // Another choice is another question, so the doubt about the last one goes.
    <form className="inbox-form" onSubmit={submit} onChange={assign.reset}>
      <label htmlFor={selectId}>{t('isAbout')}</label>
      <select id={selectId} name="operation" required defaultValue="">
        <option value="" disabled>
          {t('choose')}
        </option>
        {sorted.map(({ id, reference, summary }) => (
          <option key={id} value={id}>
            {[reference, summary.amount && formatFigure(summary.amount, locale), summary.recipient]
              .filter(Boolean)
              .join(' · ')}
          </option>
        ))}
      </select>
      {!isRead && (
        <>
          <label htmlFor={outcomeId}>{t('outcome')}</label>
          <select id={outcomeId} name="outcome" required defaultValue="">
            <option value="" disabled>
              {t('choose')}
            </option>
            <option value="succeeded">{t('wasSent')}</option>
            <option value="failed">{t('wasNotSent')}</option>
          </select>
        </>
      )}
      {assign.isError && <p role="alert">{t(isDoubtful ? 'contradicts' : 'notSettled')}</p>}
      <button type="submit" className="button" disabled={assign.isPending}>
        {t(isDoubtful ? 'settleAllTheSame' : 'settle')}
      </button>
    </form>
  )
}

/** 1 where the message tells the same amount, as it would be written, else 0. */
function closeness({ summary }: Operation, word: OpenWord): number {
  if (word.kind === undefined || summary.amount === null || word.amount === null) return 0
  return formatFigure(summary.amount, 'en') === formatFigure(word.amount, 'en') ? 1 : 0
}

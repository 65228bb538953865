import { type Amount, type Operation, toAmount } from '@onlend/core'
import { useOperations } from '@onlend/hooks'
import { formatDateTime, formatMoney } from '@onlend/widgets'
import { type FormEvent, type ReactElement, useId } from 'react'
import type { OpenWord } from './OpenWord.ts'
import { useAssignWord } from './useAssignWord.ts'

const reasons: Readonly<Record<OpenWord['why'], string>> = {
  unmatched: 'No withdrawal fits it.',
  quarantined: 'The sender may not speak for this partner.',
  unconfirmed: 'The service did not confirm it when asked.',
  unparsed: 'It could not be read.',
  empty: 'It holds no final word.',
  altered: 'A second message came under the same id.',
}

/** States in which a final word is still missing. */
const open = ['accepted', 'unknown', 'stale', 'submitting'] as const

/** One message that waits, and the form that settles it. */
export function InboxWord({ word }: { word: OpenWord }): ReactElement {
  const selectId = useId()
  const outcomeId = useId()
  const operations = useOperations({ state: open })
  const assign = useAssignWord()
  const isRead = word.kind !== undefined
  const candidates = (operations.data ?? []).filter((one) => !isRead || one.kind === word.kind)
  // The withdrawal of the same amount is offered first, and chosen by nobody but the operator.
  const sorted = candidates.toSorted((left, right) => closeness(right, word) - closeness(left, word))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const outcome = isRead ? undefined : form.get('outcome') === 'failed' ? 'failed' : 'succeeded'
    assign.mutate({ wordId: word.id, operationId: String(form.get('operation')), outcome })
  }

  return (
    <article className="inbox-word">
      <h2>{isRead ? title(word.outcome, word.amount) : 'A message without a final word'}</h2>
      <p className="inbox-facts">
        {reasons[word.why]} Received {formatDateTime(word.receivedAt, 'en')},{' '}
        {word.signed ? 'signed' : 'not signed'}.
        {isRead && word.message && ` The service says: “${word.message}”.`}
      </p>
      {sorted.length === 0 ? (
        <p className="inbox-facts">This partner has no open withdrawal that it could be about.</p>
      ) : (
        <form className="inbox-form" onSubmit={submit}>
          <label htmlFor={selectId}>It is about</label>
          <select id={selectId} name="operation" required defaultValue="">
            <option value="" disabled>
              Choose
            </option>
            {sorted.map(({ id, reference, summary }) => (
              <option key={id} value={id}>
                {[reference, summary.amount && figure(summary.amount), summary.recipient]
                  .filter(Boolean)
                  .join(' · ')}
              </option>
            ))}
          </select>
          {!isRead && (
            <>
              <label htmlFor={outcomeId}>It says that the money</label>
              <select id={outcomeId} name="outcome" required defaultValue="">
                <option value="" disabled>
                  Choose
                </option>
                <option value="succeeded">was sent</option>
                <option value="failed">was not sent</option>
              </select>
            </>
          )}
          <button type="submit" className="button" disabled={assign.isPending}>
            Settle
          </button>
        </form>
      )}
      {assign.isError && <p role="alert">{assign.error.message}</p>}
    </article>
  )
}

function title(outcome: 'succeeded' | 'failed', amount: Amount | null): string {
  const what = amount === null ? 'Something' : `A payment of ${figure(amount)}`
  return outcome === 'succeeded' ? `${what} was sent` : `${what} was not sent`
}

function closeness({ summary }: Operation, word: OpenWord): number {
  if (word.kind === undefined || summary.amount === null || word.amount === null) return 0
  return summary.amount.replace(/\.?0+$/, '') === word.amount.replace(/\.?0+$/, '') ? 1 : 0
}

/** `1,250.50` for `1250.5`: the message names no currency, so none is guessed. */
function figure(amount: Amount): string {
  const padded = /\.\d$/.test(amount) ? toAmount(`${amount}0`) : amount
  return formatMoney(padded ?? amount, null, 'en')
}

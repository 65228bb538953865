import { type Operation, toAmount } from '@onlend/core'
import { useOperations } from '@onlend/hooks'
import { formatDateTime, formatMoney } from '@onlend/widgets'
import { type FormEvent, type ReactElement, useId } from 'react'
import { DismissWord } from './DismissWord.tsx'
import type { OpenWord } from './OpenWord.ts'
import { useAssignWord } from './useAssignWord.ts'

const reasons: Readonly<Record<OpenWord['why'], string>> = {
  unmatched: 'Nothing that was asked for here fits it.',
  quarantined: 'The sender may not speak for this partner.',
  unconfirmed: 'The service did not confirm it when asked.',
  unparsed: 'It could not be read.',
  empty: 'It holds no final word.',
  altered: 'A second message came under the same id.',
}

type ReadWord = Extract<OpenWord, { outcome: string }>

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

  const isDoubtful = assign.error?.contradicts ?? false

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const outcome = isRead ? undefined : form.get('outcome') === 'failed' ? 'failed' : 'succeeded'
    const operationId = String(form.get('operation'))
    assign.mutate({ wordId: word.id, operationId, outcome, isMeant: isDoubtful })
  }

  return (
    <article className="inbox-word">
      <h2>{isRead ? title(word) : 'A message without a final word'}</h2>
      <p className="inbox-facts">
        {reasons[word.why]} Received {formatDateTime(word.receivedAt, 'en')},{' '}
        {word.signed ? 'signed' : 'not signed'}.{isRead && details(word)}
        {isRead && word.message && ` The service says: “${word.message}”.`}
      </p>
      {sorted.length === 0 ? (
        <p className="inbox-facts">
          {operations.isPending
            ? 'Looking for what it could be about…'
            : 'Nothing open of this partner could be what it is about.'}
        </p>
      ) : (
        // Another choice is another question, so the doubt about the last one goes.
        <form className="inbox-form" onSubmit={submit} onChange={assign.reset}>
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
          {assign.isError && <p role="alert">{assign.error.message}</p>}
          <button type="submit" className="button" disabled={assign.isPending}>
            {isDoubtful ? 'Settle all the same' : 'Settle'}
          </button>
        </form>
      )}
      <DismissWord word={word} />
    </article>
  )
}

const titles = {
  withdraw: { what: 'A payment', succeeded: 'was sent', failed: 'was not sent' },
  registerTransactions: { what: 'A transaction', succeeded: 'was registered', failed: 'was not registered' },
  reconcileRepayments: { what: 'A repayment', succeeded: 'went through', failed: 'did not go through' },
} as const

function title({ kind, outcome, amount }: ReadWord): string {
  const { what, [outcome]: became } = titles[kind]
  return amount === null ? `${what} ${became}` : `${what} of ${figure(amount)} ${became}`
}

function details({ customerPartnerId, destinationEnd, transactionReference }: ReadWord): string {
  const facts = [
    destinationEnd && `an account that ends in ${destinationEnd}`,
    transactionReference && `the transaction ${transactionReference}`,
    customerPartnerId && `the partner ${customerPartnerId}`,
  ].filter(Boolean)
  return facts.length === 0 ? '' : ` It names ${facts.join(', ')}.`
}

function closeness({ summary }: Operation, word: OpenWord): number {
  if (word.kind === undefined || summary.amount === null || word.amount === null) return 0
  return figure(summary.amount) === figure(word.amount) ? 1 : 0
}

/** `1,250.50` for `1250.5`: the message names no currency, so none is guessed. What is no amount stays as the service wrote it. */
function figure(told: string): string {
  const amount = toAmount(told)
  if (amount === null) return told
  const short = amount.replace(/\.0+$/, '')
  return formatMoney(toAmount(/\.\d$/.test(short) ? `${short}0` : short) ?? amount, null, 'en')
}

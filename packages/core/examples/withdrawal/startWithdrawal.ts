import { isLendingError, toAmount } from '@onlend/core'
import {
  followChanges,
  followOperation,
  getPendingOperations,
  type LendingEngine,
  sendOperation,
} from '@onlend/core/client'
import { withdrawOperation } from '@onlend/core/operations'

/** What a person reads; what is not known is never called a failure. */
const words: Readonly<Record<string, string>> = {
  noAmount: 'Enter an amount, such as 1500.50.',
  sending: 'Sending. Do not send it again.',
  accepted: 'The lender has accepted it. It is not paid yet.',
  succeeded: 'Paid.',
  failed: 'It was not paid.',
  rejected: 'The lender refused it. Nothing was sent.',
  reversed: 'It was paid, and the money came back.',
  notSent: 'Nothing was sent. You can try again.',
  unknown: 'We sent this but got no answer. Do not send it again. We are checking.',
}

/**
 * Runs a withdrawal in a page with a form, a button and an output, without a framework: sends it once, follows it to its end, and comes back to it
 * after a reload. Ends when the returned function is called.
 */
export function startWithdrawal(page: HTMLElement, lending: LendingEngine): () => void {
  const form = page.querySelector('form')
  const button = page.querySelector('button')
  const output = page.querySelector('output')
  const owner = lending.customerPartnerId
  if (!form || !button || !output || owner === null)
    throw new Error('The page needs a form, a button and an output, and a partner to act for.')
  const leaving = new AbortController()
  const { signal } = leaving

  const show = (state: string, isOver = false) => {
    output.dataset['state'] = state
    output.textContent = words[state] ?? words['unknown'] ?? ''
    button.disabled = !isOver
  }

  // 1. Send: once, however often the form is submitted.
  const send = async () => {
    const body = readBody(form)
    if (!body) return show('noAmount', true)
    show('sending')
    try {
      const { operationId } = await sendOperation(lending, {
        operation: withdrawOperation,
        body,
      })
      await follow(operationId)
    } catch (error) {
      if (!isLendingError(error) || error.category === 'unknown_outcome') return resume()
      // The service's own no has no code: every other refusal is the relay's, or the line was down.
      show(error.category === 'rejected' && error.code === null ? 'rejected' : 'notSent', true)
    }
  }

  // 2. Follow: reads the relay's record, often at first, and at once when a change is told.
  const follow = async (operationId: string) => {
    const end = await followOperation(lending, {
      ...{ operationId, signal },
      onOperation: (operation) => show(operation?.state ?? 'unknown'),
    }).catch(() => null)
    // Where the following ended before the operation did, nothing is known, and nothing new is sent.
    if (end && !signal.aborted) show(end.state, true)
  }

  // 3. Resume: what a lost answer, a reload or a killed tab left open.
  const resume = async () => {
    const pending = getPendingOperations(lending).list(owner)
    const withdrawal = pending.find(({ kind }) => kind === 'withdraw')
    show('unknown', !withdrawal)
    if (withdrawal) await follow(withdrawal.operationId)
  }

  const onSubmit = (event: Event) => {
    event.preventDefault()
    void send()
  }
  form.addEventListener('submit', onSubmit, { signal })
  if (getPendingOperations(lending).list(owner).length > 0) void resume()
  const leaveChanges = followChanges(lending, owner)
  return () => {
    leaving.abort()
    leaveChanges()
  }
}

function readBody(form: HTMLFormElement) {
  const fields = new FormData(form)
  const read = (name: string) => String(fields.get(name) ?? '').trim()
  const amount = toAmount(read('amount'))
  if (amount === null) return null
  return {
    account_type: 'bank',
    name: read('name'),
    amount,
    account_number: read('account_number'),
    bank_code: read('bank_code'),
  } as const
}

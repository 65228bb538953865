import { toAmount } from '@onlend/core'
import type { RepaymentSuggestion } from '@onlend/hooks/forms'
import { ReconcileRepaymentsForm } from '@onlend/widgets/reconcile-repayments-form'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { FormPage } from '../form-page/FormPage.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../words/useWords.ts'

/** The financing and the figures of the partner's own books, as the list of financings hands them over; the browser's history keeps them. */
export type RepaymentToReport = { reference: string; suggestion: RepaymentSuggestion }

/** Reports that a client has paid, of any financing or of the one that was chosen in the list. */
export function NewRepaymentPage({ partner }: { partner: ActedFor }): ReactElement {
  const t = useWords()
  const chosen = readRepaymentToReport(useHistoryState<unknown>())
  return (
    <FormPage about="repayment">
      {chosen && (
        <p className="back">
          <Link href="/financings">{t('allFinancings')}</Link>
        </p>
      )}
      <PageTitle name={t('repayment')} />
      {!chosen && (
        <p>
          <Link href="/repayments/import">{t('statementInstead')}</Link>
        </p>
      )}
      <ReconcileRepaymentsForm
        key={chosen?.reference}
        hideTitle
        {...(partner.currency !== null && { currency: partner.currency })}
        {...(chosen && {
          transactionReference: chosen.reference,
          suggestion: chosen.suggestion,
          // The draft of another financing must not come back for this one.
          draft: false,
        })}
      />
    </FormPage>
  )
}

/** A history entry can hold anything that this or an older version of the app wrote. */
function readRepaymentToReport(state: unknown): RepaymentToReport | null {
  if (typeof state !== 'object' || state === null || !('reference' in state)) return null
  const { reference } = state
  const suggestion = 'suggestion' in state ? state.suggestion : null
  if (typeof reference !== 'string' || typeof suggestion !== 'object') return null
  const read = (key: keyof RepaymentSuggestion) => {
    const value: unknown = suggestion === null ? null : Reflect.get(suggestion, key)
    return typeof value === 'string' ? toAmount(value) : null
  }
  return { reference, suggestion: { nextInstalment: read('nextInstalment'), unpaid: read('unpaid') } }
}

import { ReconcileRepaymentsForm } from '@onlend/widgets/reconcile-repayments-form'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { FormPage } from '../form-page/FormPage.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../words/useWords.ts'

/** What the list of financings hands over, kept by the browser's history: the financing, and what is left of its next instalment. */
export type RepaymentToReport = { reference: string; amount: string | null }

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
          defaultValues: { amount: chosen.amount ?? '' },
          // What was typed for another financing must not come back for this one.
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
  const amount = 'amount' in state ? state.amount : null
  if (typeof reference !== 'string') return null
  return { reference, amount: typeof amount === 'string' ? amount : null }
}

import { ActiveDrawdownCard } from '@onlend/widgets/active-drawdown-card'
import { LockboxAccountCard } from '@onlend/widgets/lockbox-account-card'
import type { ReactElement, ReactNode } from 'react'
import { useCatalogue } from '../words/useCatalogue.ts'
import type { FormSubject } from './FormPage.tsx'
import { railCatalogue, type RailWord } from './railCatalogue.ts'

/** The steps after a form is sent. */
const nextSteps: Readonly<Record<FormSubject, readonly RailWord[]>> = {
  withdraw: ['check', 'withdrawSent', 'withdrawSeen'],
  drawdown: ['check', 'drawdownDecided', 'drawdownWithdraw'],
  transaction: ['check', 'transactionDecided', 'transactionPaid'],
  repayment: ['check', 'repaymentReported', 'repaymentMatched'],
  customer: ['check', 'customerListed', 'customerTransaction'],
  partner: ['check', 'partnerAssessment', 'partnerAct'],
}

/**
 * Beside a form on a wide screen: the account or the debt that it is about, and the next steps.
 */
export function FormRail({ about }: { about: FormSubject }): ReactNode {
  if (about === 'withdraw')
    return <Rail about={about} card={<LockboxAccountCard explain={false} headingLevel={2} />} />
  if (about === 'drawdown') return <Rail about={about} card={<ActiveDrawdownCard headingLevel={2} />} />
  return <Rail about={about} />
}

function Rail({ about, card }: { about: FormSubject; card?: ReactElement }): ReactElement {
  const t = useCatalogue(railCatalogue)
  return (
    <aside className="form-rail" aria-label={t('beside')}>
      {card}
      <section className="panel">
        <h2 className="rail-title">{t('next')}</h2>
        <ol className="rail-steps">
          {nextSteps[about].map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </section>
    </aside>
  )
}

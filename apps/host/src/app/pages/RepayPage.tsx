import { RepaymentInstructions } from '@onlend/widgets/repayment-instructions'
import type { ReactElement } from 'react'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../words/useWords.ts'

/** Says where a drawdown is repaid to; a repayment that a client made has a separate page. */
export function RepayPage({ partner }: { partner: ActedFor }): ReactElement {
  const t = useWords()
  return (
    <div className="narrow">
      <PageTitle name={t('repay')} />
      <RepaymentInstructions hideTitle {...(partner.currency !== null && { currency: partner.currency })} />
    </div>
  )
}

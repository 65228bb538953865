'use client'
import type { CostEstimate } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { requestDrawdown as words } from './requestDrawdown.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { useParts } from '../ui/useParts.ts'

type DrawdownCostProps = { cost: CostEstimate; currency: string | null }

/** What the host reckons it would cost, said to be the host's; nothing where there is no reckoning. */
export function DrawdownCost({ cost: estimate, currency }: DrawdownCostProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const { state, cost } = estimate
  return (
    <div className="ol-RequestDrawdownForm-costStatus" role="status" data-ol-state={state}>
      {state === 'loading' && <p className="ol-Note">{t('drawdown.cost.loading')}</p>}
      {cost && (
        <div {...parts('RequestDrawdownForm.cost')}>
          <p className="ol-RequestDrawdownForm-costTitle">{t('drawdown.cost')}</p>
          <DescriptionList
            rows={[
              ...cost.lines.map(({ label, amount }) => ({
                key: label,
                name: label,
                value: formatMoney(amount, currency, locale),
              })),
              {
                key: '',
                name: t('drawdown.cost.total'),
                value: formatMoney(cost.total, currency, locale),
                strong: true,
              },
            ]}
          />
          <p className="ol-Note">{t('drawdown.cost.note')}</p>
        </div>
      )}
    </div>
  )
}

'use client'
import type { CreditLimit } from '@onlend/core'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { creditUsage } from '../credit-limit-card/creditUsage.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Figure } from '../ui/Figure.tsx'
import { Meter } from '../ui/Meter.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useParts } from '../ui/useParts.ts'
import { requestDrawdown as words } from './requestDrawdown.words.ts'
import type { RequestDrawdownViewProps } from './RequestDrawdownView.tsx'

/** The figures behind the person's decision: the available and the drawn amount. A failed read never blocks the fields. */
export function DrawdownLimit({ form }: Pick<RequestDrawdownViewProps, 'form'>): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { creditLimit, limitState } = form
  const state = readState(creditLimit)
  if (state.is === 'failed') {
    return (
      <Alert
        tone="warning"
        title={t('drawdown.limitFailed')}
        actions={
          <Button
            icon="refresh"
            busy={creditLimit.isFetching}
            onClick={() => void creditLimit.refetch()}
            part="RequestDrawdownForm.checkAgain"
          >
            {t('drawdown.checkAgain')}
          </Button>
        }
      >
        <p className="ol-Text">{t('drawdown.limitFailed.text')}</p>
      </Alert>
    )
  }
  const limit = state.is === 'ready' ? state.data : null
  return (
    <>
      <div {...parts('RequestDrawdownForm.limit')} aria-busy={state.is === 'loading' || undefined}>
        {limit === null ? <LimitSkeleton /> : <LimitFigures limit={limit} />}
        {state.is === 'ready' && <OldDataNote old={state.old} />}
      </div>
      {limitState === 'inactive' && limit !== null && (
        <Alert tone="warning" title={t('drawdown.inactive.title')}>
          <p className="ol-Text">
            {limit.status
              ? t('drawdown.inactive.text', { status: limit.status })
              : t('drawdown.inactive.noStatus')}
          </p>
        </Alert>
      )}
    </>
  )
}

function LimitFigures({ limit }: { limit: CreditLimit }): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { amount_available: available, currency } = limit
  const money = (amount: CreditLimit['limit']) => formatMoney(amount, currency, locale)
  const usage = creditUsage(limit)
  const drawn = t('drawdown.limitDrawn', { drawn: money(limit.drawn), limit: money(limit.limit) })
  return (
    <>
      <Figure
        label={t('drawdown.available')}
        value={available === null ? t('drawdown.notStated') : money(available)}
        unknown={available === null}
      />
      <Meter
        label={t('drawdown.limit')}
        valueText={drawn}
        ratio={usage.ratio ?? 0}
        tone={usage.state === 'overdrawn' ? 'danger' : 'neutral'}
      />
      <p className="ol-Note">{drawn}</p>
    </>
  )
}

function LimitSkeleton(): ReactNode {
  return (
    <>
      <Figure label={<Skeleton />} value={<Skeleton size="medium" />} />
      <div className="ol-Meter" data-ol-shape="bar">
        <Skeleton size="full" />
      </div>
      <p className="ol-Note">
        {/* Two, as there are two amounts: on a narrow screen each takes a line. */}
        <Skeleton size="long" /> <Skeleton size="long" />
      </p>
    </>
  )
}

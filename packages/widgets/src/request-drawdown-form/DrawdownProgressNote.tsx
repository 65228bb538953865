'use client'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { outcomes } from '../operation-status/outcomes.words.ts'
import { requestDrawdownReview as words } from './requestDrawdownReview.words.ts'
import type { RequestDrawdownViewProps } from './RequestDrawdownView.tsx'

/** What has been seen of a requested drawdown: nothing yet, that one is active now, or nothing for too long. */
export function DrawdownProgressNote({
  form,
  isPaidOut,
  onWithdraw,
}: Pick<RequestDrawdownViewProps, 'form' | 'onWithdraw'> & { isPaidOut: boolean }): ReactNode {
  const t = useCopy(words)
  const tell = useCopy(outcomes)
  const { locale } = useLendingRoot()
  const { progress, currency, actions } = form
  // Nothing is looked out for before it is known what to look for.
  if (progress === null) return null
  const withdraw = onWithdraw && (
    <Button onClick={onWithdraw} part="RequestDrawdownForm.withdraw">
      {t('drawdown.progress.withdraw')}
    </Button>
  )
  // The title above says so.
  if (isPaidOut) return withdraw && <div className="ol-Buttons">{withdraw}</div>
  if (progress.is === 'active') {
    const amount = form.review?.amount ?? form.operation?.summary.amount ?? progress.drawdown.amount_drawn
    return (
      <Alert
        tone="success"
        role="status"
        part="RequestDrawdownForm.progress"
        title={t('drawdown.progress.active.title', { amount: formatMoney(amount, currency, locale) })}
        actions={withdraw}
      >
        <p className="ol-Text">{tell('outcome.requestDrawdown.paidOut.text')}</p>
      </Alert>
    )
  }
  const isLate = progress.is === 'noNews'
  return (
    <Alert
      tone={isLate ? 'warning' : 'info'}
      icon="clock"
      role="status"
      part="RequestDrawdownForm.progress"
      title={
        isLate
          ? t('drawdown.progress.noNews.title', { count: progress.hours })
          : t('drawdown.progress.waiting.title')
      }
      actions={
        <Button
          icon="refresh"
          busy={form.activeDrawdown.isFetching}
          onClick={() => void actions.checkAgain()}
          part="RequestDrawdownForm.checkAgain"
        >
          {t('drawdown.progress.checkAgain')}
        </Button>
      }
    >
      <p className="ol-Text">
        {t(isLate ? 'drawdown.progress.noNews.text' : 'drawdown.progress.waiting.text')}
      </p>
    </Alert>
  )
}

'use client'
import type { UseWithdrawFormReturnType, WithdrawOutcome, WithdrawReview } from '@onlend/hooks/forms'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { withdrawReview as words } from '../copy/en/withdrawReview.ts'
import { useCopy } from '../copy/useCopy.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { groupDigits } from '../format/groupDigits.ts'
import { groupPhone } from '../format/groupPhone.ts'
import { useLendingRoot } from '../root/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Figure } from '../ui/Figure.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { WithdrawStopped } from './WithdrawStopped.tsx'

type WithdrawReviewDialogProps = {
  review: WithdrawReview
  form: Pick<UseWithdrawFormReturnType, 'outcome' | 'earlier' | 'isPending' | 'actions'>
  returnFocus: RefObject<HTMLElement | null>
}

/** The second press of a double tap must not land on a button that has only just appeared. */
const tooSoon = 300

/** Everything a person must see before the money leaves, and the only button that sends it. */
export function WithdrawReviewDialog({ review, form, returnFocus }: WithdrawReviewDialogProps): ReactNode {
  const { outcome, earlier, isPending, actions } = form
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const [armedFor, setArmedFor] = useState<WithdrawOutcome | 'fresh' | null>(null)
  const isArmed = armedFor === (outcome ?? 'fresh')
  const stopped = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => setArmedFor(outcome ?? 'fresh'), tooSoon)
    // What kept it from being sent is read first, and the button under the finger now says something else.
    stopped.current?.focus()
    return () => clearTimeout(timer)
  }, [outcome])
  const { currency, method } = review
  const amount = formatMoney(review.amount, currency, locale)
  const isDuplicate = outcome === 'possibleDuplicate'
  const institution =
    review.institutionName === review.institutionCode || method === 'mobile-money'
      ? review.institutionName
      : t('withdraw.review.code', { name: review.institutionName, code: review.institutionCode })
  const row = (key: string, name: string, value: ReactNode) => value !== null && { key, name, value }
  const send = isDuplicate ? actions.confirmDuplicate : actions.confirm
  const confirm = (
    <Button
      key="confirm"
      // Where it may have gone out already, the safe way is the prominent one.
      variant={isDuplicate ? 'secondary' : 'primary'}
      part="WithdrawForm.confirm"
      busy={isPending}
      aria-disabled={!isArmed || isPending || undefined}
      onClick={() => {
        if (isArmed) void send()
      }}
    >
      {t(isDuplicate ? 'withdraw.possibleDuplicate.confirm' : 'withdraw.confirm', { amount })}
    </Button>
  )
  const edit = (
    <Button
      key="edit"
      variant={isDuplicate ? 'primary' : 'secondary'}
      part="WithdrawForm.edit"
      aria-disabled={isPending || undefined}
      onClick={() => isPending || actions.edit()}
    >
      {t(isDuplicate ? 'withdraw.possibleDuplicate.back' : 'withdraw.edit')}
    </Button>
  )
  return (
    <Dialog
      part="WithdrawForm.review"
      role="alertdialog"
      title={t('withdraw.review.title')}
      description={t('withdraw.review.text')}
      locked={isPending}
      onClose={actions.edit}
      returnFocus={returnFocus}
    >
      <WithdrawStopped ref={stopped} outcome={outcome} earlier={earlier} currency={currency} />
      <div className="ol-WithdrawReview-amount">
        <Figure label={t('withdraw.review.amount')} value={amount} />
      </div>
      <DescriptionList
        part="WithdrawForm.facts"
        rows={[
          row('recipient', t('withdraw.review.recipient'), review.recipient),
          row('resolvedName', t('withdraw.review.resolvedName'), review.resolvedName),
          row(
            'bank',
            t(method === 'bank' ? 'withdraw.review.bank' : 'withdraw.review.operator'),
            institution,
          ),
          row(
            'destination',
            t(method === 'bank' ? 'withdraw.review.accountNumber' : 'withdraw.review.mobileNumber'),
            // A plus sign would wander to the other end in a text from right to left.
            <bdi className="ol-WithdrawReview-number" dir="ltr">
              {method === 'bank' ? groupDigits(review.destination) : groupPhone(review.destination)}
            </bdi>,
          ),
          row('narration', t('withdraw.review.narration'), review.narration),
          row(
            'remaining',
            t('withdraw.review.remaining'),
            review.remaining === null ? null : formatMoney(review.remaining, currency, locale),
          ),
        ]}
      />
      <div className="ol-Dialog-actions">{isDuplicate ? [edit, confirm] : [confirm, edit]}</div>
      <LiveRegion>{isPending && t('withdraw.sending')}</LiveRegion>
      {isPending && <p className="ol-Note">{t('withdraw.sending')}</p>}
    </Dialog>
  )
}

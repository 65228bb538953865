'use client'
import {
  type UseWithdrawFormReturnType,
  type WithdrawFieldName,
  useArrival,
  type WithdrawReview,
} from '@onlend/hooks/forms'
import type { Amount } from '@onlend/core'
import type { ReactNode } from 'react'
import { amount } from '../form/amount.words.ts'
import { mobileMoneyPicker } from '../mobile-money-picker/mobileMoneyPicker.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { RenderFields } from '../form/createFields.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { OpenWarning } from '../form/useOpenWarnings.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import type { BankSource } from '../bank-picker/useBankSource.ts'
import type { ViewFrame } from '../form/splitFormProps.ts'
import { withdraw } from './withdraw.words.ts'
import { type WithdrawDrawnName, WithdrawFields } from './WithdrawFields.tsx'
import { withdrawWarningText } from './withdrawWarningText.ts'
import { withdrawReview } from './withdrawReview.words.ts'
import type { FormReview } from '../form/ReviewContent.ts'
import { formatWait } from '../format/formatWait.ts'
import { groupDigits } from '../format/groupDigits.ts'
import { groupPhone } from '../format/groupPhone.ts'

/** The props of the view of a withdrawal: the state of the form and the banks, nothing that fetches. */
export type WithdrawViewProps = {
  form: UseWithdrawFormReturnType
  frame: ViewFrame
  bankSource: BankSource
  country: string
  /** @default the provider's */
  customerPartnerId: string | undefined
  currency: string | null
  /** Over the fields. */
  recipients: ReactNode
  balance: Amount | undefined
  minAmount: Amount | undefined
  maxAmount: Amount | undefined
  allowManualBank: boolean
  bankPresentation: 'auto' | 'list' | 'sheet'
  /** The host looks the account up; the view shows the result below the name. */
  checksAccount: boolean
  /** The host's own layout of the fields. */
  layout: RenderFields<WithdrawDrawnName> | undefined
}

const words = { ...withdraw, ...withdrawReview, ...amount }

/** Renders a withdrawal: its fields, its review on top of them, and then the outcome. */
export function WithdrawView(props: WithdrawViewProps): ReactNode {
  const { form, currency, balance, minAmount, maxAmount, frame } = props
  const t = useCopy(words)
  const say = useCopy(mobileMoneyPicker)
  const { locale } = useLendingRoot()
  const money = (amount: typeof balance) =>
    amount === undefined ? '' : formatMoney(amount, currency, locale)
  const accountWarning = withdrawWarningText(form, t)
  const { customerPartnerId: owner } = form
  const arrival = useArrival({
    ...(owner !== null && { customerPartnerId: owner }),
    ...{ kind: 'withdraw', method: form.method },
  })
  const openWarnings = (): OpenWarning[] => {
    // A recipient whom money has reached is not doubted again.
    if (form.recipient?.wasPaid) return []
    const number = form.review?.destination ?? ''
    if (form.method === 'mobile-money')
      return [
        {
          key: `phone ${number}`,
          name: say('mobileMoney.number'),
          phone: { number, country: props.country },
        },
      ]
    const name = t('withdraw.accountNumber')
    return accountWarning === undefined
      ? []
      : [{ key: `account ${number} ${accountWarning}`, name, text: accountWarning }]
  }
  const values = {
    min: money(minAmount),
    max: money(maxAmount),
    balance: money(balance),
    end: form.recipient?.destinationEnd ?? '',
  }
  return (
    <FormFrame
      part="WithdrawForm"
      form={form}
      frame={frame}
      of="withdraw"
      words={words}
      above={props.recipients}
      errorText={(field: WithdrawFieldName, code) =>
        code === 'REQUIRED' && field === 'bankCode' && form.manualBank
          ? t('withdraw.error.REQUIRED.bankCode.manual')
          : undefined
      }
      errorValues={values}
      submitLabel={t('withdraw.review')}
      review={describeReview}
      openWarnings={openWarnings()}
      currency={currency}
      institutionName={form.review?.institutionName ?? null}
    >
      {(bind) => <WithdrawFields {...props} bind={bind} />}
    </FormFrame>
  )

  function describeReview(review: WithdrawReview): FormReview<'withdraw', typeof words> {
    const { method, institutionName, institutionCode, remaining } = review
    const isBank = method === 'bank'
    const institution =
      institutionName === institutionCode || !isBank
        ? institutionName
        : t('withdraw.review.code', { name: institutionName, code: institutionCode })
    const amount = formatMoney(review.amount, review.currency, locale)
    return {
      values: { amount },
      figure: { label: t('withdraw.review.amount'), value: amount },
      other: review.recipient ?? institution,
      rows: [
        ['resolvedName', review.resolvedName],
        ['bank', isBank ? institution : null],
        [
          isBank ? 'accountNumber' : 'mobileNumber',
          // A plus sign would wander to the other end in a text from right to left.
          <bdi key="number" className="ol-WithdrawReview-number" dir="ltr">
            {isBank ? groupDigits(review.destination) : groupPhone(review.destination)}
          </bdi>,
        ],
        [
          'arrival',
          arrival &&
            t('withdraw.review.arrival.in', { time: formatWait(Math.max(arrival.median, minute), locale) }),
        ],
        ['narration', review.narration],
        ['remaining', remaining && formatMoney(remaining, review.currency, locale)],
      ],
    }
  }
}

const minute = 60_000

'use client'
import {
  type UseWithdrawFormOptions,
  type UseWithdrawFormReturnType,
  useWithdrawForm,
} from '@onlend/hooks/forms'
import { useLendingEvents } from '@onlend/hooks'
import { forwardRef, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { useBankList } from '../bank-picker/useBankList.ts'
import { useCurrency } from '../root/useCurrency.ts'
import { useLendingRoot } from '../root/useLendingRoot.ts'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { WidgetBoundary } from '../ui/WidgetBoundary.tsx'
import { WithdrawView } from './WithdrawView.tsx'

/** What a host may do to a mounted form. */
export type WithdrawFormHandle = {
  /** Checks the fields and opens the review; never sends. */
  submit: () => void
  /** An empty form, unless something is being sent. */
  reset: () => void
  /** Reads the operation again. */
  refresh: () => void
}

export type WithdrawFormProps = Omit<WidgetProps, 'customerPartnerId'> &
  Omit<UseWithdrawFormOptions, 'locale'> & {
    /** Lets a person type the code of a bank that is not listed. @default true */
    allowManualBank?: boolean
    /** @default 'auto' */
    bankPresentation?: 'auto' | 'list' | 'sheet'
    /** Below the title, instead of the kit's own sentence. */
    intro?: ReactNode
    /** Told at each change, with the relay's record where there is one. */
    onStatusChange?: (
      status: Pick<UseWithdrawFormReturnType, 'step' | 'outcome' | 'operation' | 'operationId'>,
    ) => void
    /** The service said that the money was sent. */
    onSuccess?: (result: { operationId: string }) => void
  }

/**
 * Sends money out of the lockbox, to a bank account or a mobile-money wallet (Partner API, Endpoint 10). Money is sent once, by the
 * confirm button alone; an outcome that nobody knows is shown as such and never as a failure.
 */
export const WithdrawForm = forwardRef<WithdrawFormHandle, WithdrawFormProps>(function WithdrawForm(
  { fallback, onError, ...props },
  ref,
) {
  return (
    <WidgetBoundary money fallback={fallback} {...(onError ? { onError } : {})}>
      <WithdrawContent {...props} handle={ref} />
    </WidgetBoundary>
  )
})

type WithdrawContentProps = WithdrawFormProps & { handle: Ref<WithdrawFormHandle> }

function WithdrawContent(props: WithdrawContentProps): ReactNode {
  const {
    handle,
    hideTitle = false,
    headingLevel = 2,
    allowManualBank = true,
    bankPresentation = 'auto',
    intro,
  } = props
  const { onStatusChange, onSuccess, ...options } = props
  const { locale } = useLendingRoot()
  const owner =
    options.customerPartnerId === undefined ? {} : { customerPartnerId: options.customerPartnerId }
  const bankList = useBankList({ country: options.country, banks: options.banks, filter: undefined })
  const { currency } = useCurrency({ ...owner, currency: options.currency })
  const form = useWithdrawForm({
    ...options,
    locale,
    banks: bankList.banks,
    ...(currency === null ? {} : { currency }),
  })
  useLendingEvents(owner)
  useStatusReports(form, { onStatusChange, onSuccess })
  const { actions } = form
  useImperativeHandle(
    handle,
    () => ({
      submit: () => void actions.review(),
      reset: actions.startOver,
      refresh: () => void actions.checkAgain(),
    }),
    [actions],
  )
  return (
    <WithdrawView
      form={form}
      bankList={bankList}
      country={options.country}
      currency={currency}
      balance={options.balance}
      minAmount={options.minAmount}
      maxAmount={options.maxAmount}
      allowManualBank={allowManualBank}
      bankPresentation={bankPresentation}
      hideTitle={hideTitle}
      headingLevel={headingLevel}
      intro={intro}
    />
  )
}

type StatusCallbacks = {
  onStatusChange: WithdrawFormProps['onStatusChange'] | undefined
  onSuccess: WithdrawFormProps['onSuccess'] | undefined
}

function useStatusReports(
  form: UseWithdrawFormReturnType,
  { onStatusChange, onSuccess }: StatusCallbacks,
): void {
  const { step, outcome, operation, operationId } = form
  const told = useRef('')
  useEffect(() => {
    const status = `${step} ${outcome} ${operationId}`
    if (told.current === status) return
    told.current = status
    onStatusChange?.({ step, outcome, operation, operationId })
    if (outcome === 'succeeded' && operationId !== null) onSuccess?.({ operationId })
  }, [step, outcome, operation, operationId, onStatusChange, onSuccess])
}

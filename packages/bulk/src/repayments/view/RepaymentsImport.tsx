'use client'
import type { Batch } from '@onlend/core/relay'
import { useSentBatch } from '../../batches/view/useSentBatch.ts'
import type { FileSample } from '../../sheets/view/ChooseSheet.tsx'
import { useLending } from '@onlend/hooks'
import type { UseRepaymentMatcherParameters } from '../RepaymentMatcher.ts'
import { useRepaymentMatcher } from '../useRepaymentMatcher.ts'
import type { ReactNode } from 'react'
import {
  SendingCrash,
  useCurrency,
  useLendingRoot,
  WidgetBoundary,
  type WidgetProps,
} from '@onlend/widgets/internal'
import { RepaymentsImportView } from './RepaymentsImportView.tsx'

export type RepaymentsImportProps = WidgetProps & {
  /**
   * When a financing is to be paid and what has been paid, which the service's list does not say; `null` where you do not know. Without it, what is
   * financed from the active drawdown is due when that is. Must keep its identity between renders.
   */
  getSchedule?: NonNullable<UseRepaymentMatcherParameters['getSchedule']>
  /** ISO code of amounts that name none. @default the credit limit's */
  currency?: string
  /** Called once when every part has been sent; whether each repayment was booked comes by event. */
  onSent?: (batch: Batch) => void
  /** Statements to try it with, each behind a button. */
  samples?: readonly FileSample[]
  /** Makes the worker that reads and matches; `null` does so on the main thread, in short slices. @default the worker that ships with the package */
  createWorker?: (() => Worker) | null
}

/**
 * Reports the repayments of a bank or mobile money statement: each line that came in is tied to an open financing, with the reasons and how sure it is; a
 * person accepts, changes or leaves it out, and what was accepted is sent in parts by the relay, also when the page is closed (Partner API, Endpoint 6).
 *
 * @example
 * <RepaymentsImport customerPartnerId="cp_1" onSent={() => navigate('/history')} />
 */
export function RepaymentsImport({ fallback, onError, ...props }: RepaymentsImportProps): ReactNode {
  const lending = useLending()
  return (
    <WidgetBoundary
      feature="RepaymentsImport"
      words="bulk"
      sending={{
        kind: 'reconcileRepayments',
        isBegun: false,
        Crash: SendingCrash,
        ownerId: props.customerPartnerId,
      }}
      fallback={fallback}
      {...(onError ? { onError } : {})}
    >
      {/* T90: a statement, and what was decided of it, is one business's. */}
      <ImportContent key={props.customerPartnerId ?? lending.customerPartnerId} {...props} />
    </WidgetBoundary>
  )
}

function ImportContent(props: RepaymentsImportProps): ReactNode {
  const { customerPartnerId, getSchedule, onSent, samples, createWorker } = props
  const { lenderTimeZone } = useLendingRoot()
  const owner = customerPartnerId === undefined ? {} : { customerPartnerId }
  const { currency } = useCurrency({ ...owner, currency: props.currency })
  const matcher = useRepaymentMatcher({
    ...{ customerPartnerId, getSchedule, createWorker, timeZone: lenderTimeZone },
    ...(currency === null ? {} : { currency }),
  })
  useSentBatch({ kind: 'reconcileRepayments', customerPartnerId, progress: matcher.progress, onSent })
  return (
    <RepaymentsImportView
      matcher={matcher}
      currency={currency}
      samples={samples}
      hideTitle={props.hideTitle}
      headingLevel={props.headingLevel}
    />
  )
}

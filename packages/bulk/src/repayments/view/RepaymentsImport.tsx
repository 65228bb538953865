'use client'
import type { Batch } from '@onlend/core/relay'
import { BatchBoundary } from '../../batches/view/BatchBoundary.tsx'
import { useSentBatch } from '../../batches/view/useSentBatch.ts'
import type { FileSample } from '../../sheets/view/ChooseSheet.tsx'
import { useLending } from '@onlend/hooks'
import type { UseRepaymentMatcherParameters } from '../RepaymentMatcher.ts'
import { useRepaymentMatcher } from '../useRepaymentMatcher.ts'
import type { ReactNode } from 'react'
import { useCurrency, useLendingRoot, type WidgetActions, type WidgetProps } from '@onlend/widgets/internal'
import { RepaymentsImportView } from './RepaymentsImportView.tsx'

export type RepaymentsImportProps = WidgetProps &
  WidgetActions<'download'> & {
    /**
     * The due days and payments of a financing, which the service's list does not contain; `null` where you do not know. Without it, a financing
     * from the active drawdown is due with the drawdown. Must keep its identity between renders.
     */
    getSchedule?: NonNullable<UseRepaymentMatcherParameters['getSchedule']>
    /** ISO code of amounts that name none. @default the credit limit's */
    currency?: string
    /** Called once when every piece has been sent; events report the outcome of each repayment. */
    onSent?: (batch: Batch) => void
    /** Sample statements, each behind a button. */
    samples?: readonly FileSample[]
    /** Makes the worker that reads and matches; `null` does so on the main thread, in short slices. @default the worker that ships with the package */
    createWorker?: (() => Worker) | null
  }

/**
 * Reports the repayments of a bank or mobile money statement: the widget ties each incoming line to an open financing, with reasons and confidence; a
 * person accepts, changes or leaves it out, and the relay sends the accepted lines in pieces, also when the page is closed (Partner API, Endpoint 6).
 *
 * @example
 * <RepaymentsImport customerPartnerId="cp_1" onSent={() => navigate('/history')} />
 */
export function RepaymentsImport(props: RepaymentsImportProps): ReactNode {
  const lending = useLending()
  return (
    <BatchBoundary
      feature="RepaymentsImport"
      kind="reconcileRepayments"
      customerPartnerId={props.customerPartnerId}
      host={props}
    >
      {/* T90: a statement, and what was decided of it, is one business's. */}
      <ImportContent key={props.customerPartnerId ?? lending.customerPartnerId} {...props} />
    </BatchBoundary>
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

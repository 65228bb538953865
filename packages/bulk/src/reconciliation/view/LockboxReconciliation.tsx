'use client'
import { useLending } from '@onlend/hooks'
import { useLockboxReconciliation } from '../useLockboxReconciliation.ts'
import type { ReactNode } from 'react'
import type { FileSample } from '../../sheets/view/ChooseSheet.tsx'
import {
  useCurrency,
  useLendingRoot,
  WidgetBoundary,
  type WidgetActions,
  type WidgetProps,
} from '@onlend/widgets/internal'
import { LockboxReconciliationView } from './LockboxReconciliationView.tsx'

export type LockboxReconciliationProps = WidgetProps &
  WidgetActions<'download'> & {
    /** Calendar days within which money appears on the statement. @default 3 */
    daysToArrive?: number
    /** ISO code. @default the credit limit's */
    currency?: string
    /** Makes the worker that reads statements off the main thread; `null` reads in short slices on it. @default the worker that ships with the kit */
    createWorker?: (() => Worker) | null
    /** Sample statements, each behind a button. */
    samples?: readonly FileSample[]
  }

/**
 * Compares a statement of the lockbox account with the ledger: the requests with their lines, the differences and the next actions. On a line that fits exactly
 * one withdrawal without a result, operators record that it was done; users of the customer partner see the comparison. Sends no money.
 *
 * @example
 * <LockboxReconciliation customerPartnerId="cp_1" />
 */
export function LockboxReconciliation(props: LockboxReconciliationProps): ReactNode {
  const lending = useLending()
  return (
    <WidgetBoundary feature="LockboxReconciliation" words="bulk" host={props}>
      {/* Another business has another account. */}
      <LockboxReconciliationContent key={props.customerPartnerId ?? lending.customerPartnerId} {...props} />
    </WidgetBoundary>
  )
}

function LockboxReconciliationContent(props: LockboxReconciliationProps): ReactNode {
  const { customerPartnerId, daysToArrive, createWorker, samples, hideTitle, headingLevel } = props
  const { lenderTimeZone } = useLendingRoot()
  const owner = customerPartnerId === undefined ? {} : { customerPartnerId }
  const { currency } = useCurrency({ ...owner, currency: props.currency })
  const reconciliation = useLockboxReconciliation({
    ...{ customerPartnerId, daysToArrive, createWorker },
    timeZone: lenderTimeZone,
  })
  return (
    <LockboxReconciliationView
      reconciliation={reconciliation}
      currency={currency}
      samples={samples}
      hideTitle={hideTitle ?? false}
      headingLevel={headingLevel ?? 2}
    />
  )
}

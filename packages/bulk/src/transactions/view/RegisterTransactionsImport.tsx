'use client'
import type { Batch } from '@onlend/core/relay'
import { BatchBoundary } from '../../batches/view/BatchBoundary.tsx'
import { useSentBatch } from '../../batches/view/useSentBatch.ts'
import type { FileSample } from '../../sheets/view/ChooseSheet.tsx'
import type { TransactionFieldName } from '../TransactionImport.ts'
import { useTransactionImport } from '../useTransactionImport.ts'
import { writeTransactionTemplate } from '../writeTransactionTemplate.ts'
import { type ReactNode, useMemo } from 'react'
import {
  downloadText,
  type Translate,
  useCopy,
  useCurrency,
  type WidgetActions,
  type WidgetProps,
} from '@onlend/widgets/internal'
import { RegisterTransactionsImportView } from './RegisterTransactionsImportView.tsx'
import { fieldLabel } from './fieldLabel.ts'
import { fieldNames } from './fieldNames.ts'
import { transactionFields } from './transactionFields.words.ts'

export type RegisterTransactionsImportProps = WidgetProps &
  WidgetActions<'download'> & {
    /** The operator's name for the service's field `financier`; the host configures it, because it differs by environment. */
    operatorName: string
    /** Fixes the sector of every row, so that nobody is asked for it: `Lender`, `Aggregator` or `Market Place`. */
    sector?: string
    /** ISO code of amounts that name none. @default the credit limit's */
    currency?: string
    /** Called once when every row has been sent; events report the outcome of each row. */
    onSent?: (batch: Batch) => void
    /** Sample files, each behind a button. */
    samples?: readonly FileSample[]
    /** Makes the worker that reads the file; `null` reads it on the main thread, in short slices. @default the worker that ships with the package */
    createWorker?: (() => Worker) | null
  }

/**
 * Registers the transactions of a file, with financing where the file asks for it. The widget finds its columns and checks its rows, a person corrects and
 * reviews them, and the relay sends them in pieces, also when the page is closed (Partner API, Endpoint 4).
 *
 * @example
 * <RegisterTransactionsImport operatorName="Harbour Capital" onSent={() => navigate('/history')} />
 */
export function RegisterTransactionsImport(props: RegisterTransactionsImportProps): ReactNode {
  return (
    <BatchBoundary
      feature="RegisterTransactionsImport"
      kind="registerTransactions"
      customerPartnerId={props.customerPartnerId}
      host={props}
    >
      <ImportContent {...props} />
    </BatchBoundary>
  )
}

function ImportContent(props: RegisterTransactionsImportProps): ReactNode {
  const { customerPartnerId, operatorName, sector, onSent, samples, createWorker } = props
  const say = useCopy(transactionFields)
  // The headings of the template, so that the import recognises it in any language.
  const headings = useMemo(() => templateHeadings(say), [say])
  const owner = customerPartnerId === undefined ? {} : { customerPartnerId }
  const { currency } = useCurrency({ ...owner, currency: props.currency })
  const imported = useTransactionImport({
    ...owner,
    operatorName,
    headings,
    ...(currency === null ? {} : { currency }),
    ...(sector === undefined ? {} : { sector }),
    ...(createWorker === undefined ? {} : { createWorker }),
  })
  useSentBatch({ kind: 'registerTransactions', customerPartnerId, progress: imported.progress, onSent })
  return (
    <RegisterTransactionsImportView
      imported={imported}
      currency={currency}
      onTemplate={() => downloadText('transactions.csv', writeTransactionTemplate({ headings, examples }))}
      samples={samples}
      hideTitle={props.hideTitle}
      headingLevel={props.headingLevel}
    />
  )
}

/** The headings of a file to fill in, by field: in the person's language, with two instalments. */
function templateHeadings(
  t: Translate<typeof transactionFields>,
): Readonly<Partial<Record<TransactionFieldName, string>>> {
  const fields = fieldNames([{ field: 'instalment1Amount' }])
  return Object.fromEntries(fields.map((field) => [field, fieldLabel(field, t)]))
}

/** Example rows of the template: a person without financing, and a business with two instalments. */
const examples: readonly Readonly<Partial<Record<TransactionFieldName, string>>>[] = [
  {
    firstName: 'Example',
    lastName: 'Person',
    contactNumber: '08000000001',
    idType: 'bvn',
    idValue: '22000000001',
    reference: 'EXAMPLE-1',
    amountPayable: '150000.00',
    disbursementDate: '2026-01-05',
    expectedPaymentDate: '2026-03-05',
    financier: 'others',
    reason: 'Inventory',
  },
  {
    businessName: 'Example Stores',
    contactNumber: '08000000002',
    idType: 'rc_number',
    idValue: '100002',
    reference: 'EXAMPLE-2',
    amountPayable: '400000.00',
    disbursementDate: '2026-01-05',
    expectedPaymentDate: '2026-03-05',
    financier: 'others',
    reason: 'Inventory',
    financedAmount: '300000.00',
    instalment1StartDate: '2026-01-05',
    instalment1DueDate: '2026-02-05',
    instalment1Amount: '150000.00',
    instalment2StartDate: '2026-02-05',
    instalment2DueDate: '2026-03-05',
    instalment2Amount: '150000.00',
  },
]

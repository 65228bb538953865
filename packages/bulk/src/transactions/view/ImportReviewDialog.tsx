'use client'
import type { TransactionImport } from '../TransactionImport.ts'
import type { ReactNode, RefObject } from 'react'
import {
  formatMoney,
  formChunks,
  LazyChunk,
  useCopy,
  useLendingRoot,
  useMoneyEnds,
} from '@onlend/widgets/internal'
import { describeExcess } from './describeExcess.ts'
import { transactionImportSteps as words } from './transactionImportSteps.words.ts'

type ImportReviewDialogProps = {
  imported: TransactionImport
  currency: string | null
  sector: string
  onConfirm: () => void
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}

/** The review dialog of the forms, for a whole file: its partner, the sums, the financed part, and the rows that are not sent. */
export function ImportReviewDialog(props: ImportReviewDialogProps): ReactNode {
  const { imported, currency, sector, onConfirm, onClose, returnFocus } = props
  const { totals, excess, file, customerPartnerId, isStarting } = imported
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const ends = useMoneyEnds({ customerPartnerId, kind: 'registerTransactions', other: null })
  const count = totals.amounts.reduce((sum, { rows }) => sum + rows, 0)
  const notSent = totals.errors + totals.held + totals.leftOut
  const say = (pick: 'amount' | 'financed') =>
    totals.amounts.map((one) => formatMoney(one[pick], one.currency ?? currency, locale)).join(' · ')
  const isFinanced = totals.amounts.some(({ financed }) => /[1-9]/.test(financed))
  const nothing = async () => undefined
  return (
    <LazyChunk chunk={formChunks.review} fallback={null}>
      {(FormReviewDialog) => (
        <FormReviewDialog
          content={{
            title: t('import.review.title'),
            text: t('import.review.text'),
            figure: { label: t('import.review.total'), value: say('amount') },
            rows: [
              { key: 'file', name: t('import.review.file'), value: file?.name ?? '' },
              { key: 'count', name: t('import.review.count'), value: count.toLocaleString(locale) },
              notSent > 0 && {
                key: 'notSent',
                name: t('import.review.notSent'),
                value: t('import.review.notSentRows', { count: notSent }),
              },
              { key: 'sector', name: t('import.sector'), value: sector },
              {
                key: 'financing',
                name: t('import.review.financing'),
                value: isFinanced ? say('financed') : t('import.review.notFinanced'),
                strong: isFinanced,
              },
            ],
            confirmLabel: isFinanced
              ? t('import.review.confirmFinanced', { count, amount: say('financed') })
              : t('import.review.rows', { count }),
            // No question about duplicates here: the relay holds pieces back one by one, during the sending.
            ...{ duplicateTitle: null, duplicateText: null, duplicateConfirmLabel: null },
            sendingText: t('import.review.starting'),
          }}
          ends={ends}
          warnings={
            excess === null
              ? []
              : [
                  {
                    key: `excess ${excess.asked} ${excess.available}`,
                    name: t('import.review.financing'),
                    text: describeExcess(excess, t, locale),
                  },
                ]
          }
          form={{
            ...{ kind: 'registerTransactions', customerPartnerId, isPending: isStarting },
            ...{ outcome: null, earlier: null, repeated: [], others: 0 },
            actions: {
              confirm: async () => onConfirm(),
              edit: onClose,
              ...{ confirmDuplicate: nothing, sendOthers: nothing },
            },
          }}
          currency={currency}
          returnFocus={returnFocus}
        />
      )}
    </LazyChunk>
  )
}

'use client'
import type { Amount } from '@onlend/core'
import { type ReactNode, useRef, useState } from 'react'
import {
  Alert,
  Button,
  createDateFormat,
  formatMoney,
  LoadFailed,
  Select,
  Table,
  useCopy,
  useLendingRoot,
  useParts,
} from '@onlend/widgets/internal'
import type { ImportStepProps } from './ImportSteps.tsx'
import { StepTitle } from '../../sheets/view/StepTitle.tsx'
import { ImportReviewDialog } from './ImportReviewDialog.tsx'
import { describeExcess } from './describeExcess.ts'
import { transactionImportSteps as words } from './transactionImportSteps.words.ts'

const sectors = ['Lender', 'Aggregator', 'Market Place'] as const

/** The sums of the rows to send, the left-out rows with reasons, and the only button that sends the rows. */
export function ImportReviewStep({ imported, currency }: ImportStepProps): ReactNode {
  const { totals, excess, sector, asksSector, setSector, canReview, start, startError, isStarting, goTo } =
    imported
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const [isTried, setIsTried] = useState(false)
  const sectorField = useRef<HTMLSelectElement>(null)
  const sendButton = useRef<HTMLButtonElement>(null)
  // Open until the next failure; the error stands below.
  const [reviewed, setReviewed] = useState<{ after: typeof startError } | null>(null)
  const isReviewing = reviewed !== null && reviewed.after === startError
  const count = totals.amounts.reduce((sum, { rows }) => sum + rows, 0)
  const knownSector = sectors.find((one) => one === sector)
  const number = new Intl.NumberFormat(locale)
  const month = createDateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const say = (amount: Amount, own: string | null) => formatMoney(amount, own ?? currency, locale)
  const send = () => {
    setIsTried(true)
    if (sector === null) sectorField.current?.focus()
    else if (canReview) setReviewed({ after: startError })
  }
  return (
    <>
      <StepTitle>{t('import.review.rows', { count })}</StepTitle>
      <section {...parts('TransactionImport.amounts')}>
        <h4 className="ol-SheetImport-subtitle">{t('import.review.amounts')}</h4>
        <ul className="ol-TransactionImport-list">
          {totals.amounts.map(({ currency: own, rows, amount, financed }) => (
            <li key={own} className="ol-TransactionImport-sum">
              {t('import.review.amount', {
                count: rows,
                amount: say(amount, own),
                financed: say(financed, own),
              })}
            </li>
          ))}
        </ul>
      </section>
      <ul {...parts('TransactionImport.notes')}>
        {totals.errors > 0 && (
          <li className="ol-TransactionImport-note">{t('import.review.errors', { count: totals.errors })}</li>
        )}
        {totals.leftOut > 0 && (
          <li className="ol-TransactionImport-note">
            {t('import.review.leftOut', { count: totals.leftOut })}
          </li>
        )}
        {totals.held > 0 && (
          <li className="ol-TransactionImport-note">{t('import.review.held', { count: totals.held })}</li>
        )}
        {totals.warnings > totals.held && (
          <li className="ol-TransactionImport-note">
            {t('import.review.accepted', { count: totals.warnings - totals.held })}
          </li>
        )}
      </ul>
      {excess && (
        <Alert part="TransactionImport.excess" tone="warning" title={describeExcess(excess, t, locale)} />
      )}
      {totals.months.length > 0 && (
        <Table
          caption={t('import.review.months')}
          headings={[
            { key: 'month', label: t('import.review.month') },
            { key: 'count', label: t('import.review.count'), align: 'end' },
            { key: 'total', label: t('import.review.total'), align: 'end' },
          ]}
          rows={totals.months.map(({ month: key, rows, amount }) => ({
            key,
            cells: [
              month.format(new Date(`${key}-01T00:00:00Z`)),
              number.format(rows),
              // A sum of several currencies has no currency.
              formatMoney(
                amount,
                totals.amounts.length === 1 ? (totals.amounts[0]?.currency ?? currency) : null,
                locale,
              ),
            ],
          }))}
        />
      )}
      {asksSector && (
        <Select
          ref={sectorField}
          part="TransactionImport.sector"
          label={t('import.sector')}
          placeholder={t('import.sector.choose')}
          options={sectors.map((value) => ({ value, label: t(`import.sector.${value}`) }))}
          value={sector ?? ''}
          error={isTried && sector === null ? t('import.sector.choose') : undefined}
          onChange={({ target }) => target.value !== '' && setSector(target.value)}
        />
      )}
      <section {...parts('SheetImport.next')}>
        <h4 className="ol-SheetImport-subtitle">{t('import.review.next')}</h4>
        <p className="ol-Text">{t('import.review.next.text')}</p>
      </section>
      {startError && (
        <LoadFailed
          title={t('import.startFailed')}
          error={startError}
          onRetry={start}
          retrying={isStarting}
        />
      )}
      <div {...parts('SheetImport.buttons')}>
        <Button
          ref={sendButton}
          variant="primary"
          part="TransactionImport.send"
          busy={isStarting}
          onClick={send}
        >
          {t('import.send', { count })}
        </Button>
        <Button part="TransactionImport.backToRows" onClick={() => goTo('rows')}>
          {t('import.back')}
        </Button>
      </div>
      {isReviewing && sector !== null && (
        <ImportReviewDialog
          imported={imported}
          currency={currency}
          sector={knownSector === undefined ? sector : t(`import.sector.${knownSector}`)}
          onConfirm={() => {
            setReviewed({ after: null })
            start()
          }}
          onClose={() => setReviewed(null)}
          returnFocus={sendButton}
        />
      )}
    </>
  )
}

'use client'
import type { ReactNode } from 'react'
import {
  formatDate,
  formatMoney,
  operation as operationWords,
  Table,
  useCopy,
  useLendingRoot,
} from '@onlend/widgets/internal'
import { SheetPager } from '../../sheets/view/SheetPager.tsx'
import type { RepaymentStepProps } from './RepaymentSteps.tsx'
import { repaymentsImport as words } from './repaymentsImport.words.ts'
import { statement as statementWords } from './statement.words.ts'
import { describeTakenBack } from './describeTakenBack.ts'

const pageSize = 25

/** The repayments to report: line, financing, amount, and the reason for a second look. */
export function RepaymentReviewList({ matcher, currency }: RepaymentStepProps): ReactNode {
  const { lines, first, total, show, counts, findFinancing } = matcher
  const t = useCopy(words)
  const tell = useCopy(statementWords)
  const say = useCopy(operationWords)
  const { locale } = useLendingRoot()
  const repayments = lines.flatMap((line) =>
    line.allocations.map((allocation) => ({ ...allocation, reported: line })),
  )
  return (
    <>
      <Table
        caption={t('repaymentsImport.review', { count: counts.accepted })}
        headings={[
          { key: 'date', label: tell('statement.column.date') },
          { key: 'text', label: tell('statement.column.text') },
          { key: 'reference', label: say('operation.reference') },
          { key: 'amount', label: say('operation.amount'), align: 'end' },
        ]}
        rows={repayments.map(({ reference, amount, reported }) => {
          const { proposal, warning, isEdited } = reported
          const { line, day, text, currency: own } = proposal.line
          const client = findFinancing(reference)?.client ?? null
          const isTakenBack = proposal.doubt === 'taken_back'
          const doubt = isEdited || isTakenBack ? null : proposal.doubt
          return {
            key: `${reported.id} ${reference}`,
            cells: [
              t('repaymentsImport.line', { line, date: formatDate(day, locale) }),
              <bdi key="text">{text}</bdi>,
              <span key="reference">
                <bdi>{client === null ? reference : `${reference}, ${client}`}</bdi>
                {isTakenBack && <> · {describeTakenBack(reported, t)}</>}
                {doubt !== null && <> · {t(`repaymentsImport.doubt.${doubt}`)}</>}
                {warning !== null && <> · {t('repaymentsImport.aboveLeft')}</>}
              </span>,
              formatMoney(amount, own ?? currency, locale),
            ],
          }
        })}
      />
      {total > pageSize && <SheetPager start={first} pageSize={pageSize} total={total} onTurn={show} />}
    </>
  )
}

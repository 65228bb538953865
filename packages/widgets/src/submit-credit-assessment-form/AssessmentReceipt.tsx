'use client'
import type { UseSubmitCreditAssessmentFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { BusinessFacts } from '../acting-for/BusinessFacts.tsx'
import { creditAssessmentReceipt as words } from './creditAssessmentReceipt.words.ts'
import { creditAssessmentReview } from './creditAssessmentReview.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatBytes } from '../format/formatBytes.ts'
import { formatDateTime } from '../format/formatDateTime.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { OutcomePanel } from '../ui/OutcomePanel.tsx'
import { ToolButton } from '../ui/ToolButton.tsx'
import { useParts } from '../ui/useParts.ts'
import { useAssessmentTexts } from './useAssessmentTexts.ts'
import { printIcon } from '../ui/icons.ts'

type AssessmentReceiptProps = {
  /** After a reload its `review` is `null`: then the relay's record is all that is known. */
  form: Pick<
    UseSubmitCreditAssessmentFormReturnType,
    'review' | 'operation' | 'customerPartnerId' | 'resumed' | 'actions'
  >
}

/** The characters of a checksum that are enough to distinguish files over the phone. */
const shownDigits = 8

/** The receipt once the lender has the documents: the meaning of that and its limits, the sent files, and the ids to quote (T69, T92). */
export function AssessmentReceipt({ form }: AssessmentReceiptProps): ReactNode {
  const { review, operation, customerPartnerId } = form
  const t = useCopy(words)
  const say = useCopy(creditAssessmentReview)
  const texts = useAssessmentTexts()
  const parts = useParts()
  const { locale, timeZone } = useLendingRoot()
  const reference = operation?.reference ?? null
  const files = review?.files ?? []
  return (
    <OutcomePanel
      part="Assessment.receipt"
      titlePart="Assessment.receiptTitle"
      title={t('creditAssessment.receipt.title')}
      text={<p className="ol-Text">{t('creditAssessment.receipt.text')}</p>}
      tone="info"
      takeFocus={!form.resumed}
    >
      <BusinessFacts
        customerPartnerId={customerPartnerId}
        kind="submitCreditAssessment"
        rows={[
          operation !== null && {
            key: 'sentAt',
            name: t('creditAssessment.receipt.sentAt'),
            value: formatDateTime(operation.createdAt, locale, { timeZone }),
          },
          review !== null && {
            key: 'files',
            name: t('creditAssessment.receipt.files'),
            value: say('creditAssessment.check.files', {
              count: files.length,
              size: formatBytes(review.bytes, locale),
            }),
          },
          reference !== null && {
            key: 'reference',
            name: t('creditAssessment.receipt.reference'),
            value: <code className="ol-Code">{reference}</code>,
          },
        ]}
      />
      {files.length > 0 && (
        <details {...parts('Assessment.sent')}>
          <summary className="ol-Assessment-summary">
            {t('creditAssessment.receipt.list')}
            <Icon name="chevron" />
          </summary>
          <p className="ol-Note">{t('creditAssessment.receipt.listText')}</p>
          <ul className="ol-Assessment-sentList">
            {files.map(({ slot, part, name, size, sha256 }) => {
              const state = review?.slots.find((candidate) => candidate.slot === slot)
              return (
                <li key={part} className="ol-Assessment-sentFile ol-Assessment-line">
                  <span className="ol-Assessment-sentName">
                    {state && <span className="ol-Assessment-sentDocument">{texts.document(state)}</span>}
                    <bdi>{name}</bdi>
                  </span>
                  <span className="ol-Assessment-sentFacts ol-Assessment-fileFacts">
                    {formatBytes(size, locale)}{' '}
                    <code className="ol-Code">{sha256.slice(0, shownDigits)}</code>
                  </span>
                </li>
              )
            })}
          </ul>
        </details>
      )}
      <div {...parts('Assessment.receiptTools')}>
        {reference !== null && <CopyButton text={reference} label={t('creditAssessment.receipt.copy')} />}
        <ToolButton action="print" icon={printIcon} part="Assessment.print" onClick={() => window.print()}>
          {t('creditAssessment.receipt.print')}
        </ToolButton>
        <Button variant="quiet" part="Assessment.another" onClick={form.actions.startOver}>
          {t('creditAssessment.receipt.another')}
        </Button>
      </div>
    </OutcomePanel>
  )
}

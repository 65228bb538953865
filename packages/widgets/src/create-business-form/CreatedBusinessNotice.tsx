'use client'
import type { CreatedBusiness } from '@onlend/hooks/internal'
import type { ReactNode } from 'react'
import { createdBusiness as words } from './createdBusiness.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { OutcomePanel } from '../ui/OutcomePanel.tsx'
import { QuotableId } from '../ui/QuotableId.tsx'

type CreatedBusinessNoticeProps = {
  /** `null` where the answer was lost and the relay knows no more than that there was one. */
  created: CreatedBusiness | null
  reference: string | null
  /** Moves the focus to the title, which takes the place of the review. */
  takeFocus: boolean
  onStartAssessment: ((account: { customerPartnerId: string }) => void) | undefined
  onAnother: () => void
}

/** The registered business, the state of its credit assessment, and the next step. */
export function CreatedBusinessNotice(props: CreatedBusinessNoticeProps): ReactNode {
  const { created, reference, takeFocus, onStartAssessment, onAnother } = props
  const t = useCopy(words)
  const name = created?.name ?? null
  const sentence = name === null ? t('createdBusiness.title.noName') : t('createdBusiness.title', { name })
  const status = created?.creditAssessmentStatus ?? null
  const isNotStarted = status === 'not-started'
  const quotable = (key: 'id' | 'reference', value: string | null) => {
    const label = t(`createdBusiness.${key}`)
    return (
      value !== null && {
        key,
        name: label,
        value: <QuotableId text={value} copyLabel={t('createdBusiness.copy', { field: label })} />,
      }
    )
  }
  return (
    <OutcomePanel
      part="CreatedBusiness"
      titlePart="CreatedBusiness.title"
      title={sentence}
      text={<p className="ol-Text">{t('createdBusiness.text')}</p>}
      takeFocus={takeFocus}
    >
      <DescriptionList
        rows={[
          status !== null && {
            key: 'assessment',
            name: t('createdBusiness.assessment'),
            // A word that we do not know is the service's own.
            value: isNotStarted ? t('createdBusiness.assessment.notStarted') : status,
            strong: true,
          },
          quotable('id', created?.customerPartnerId ?? null),
          quotable('reference', reference),
        ]}
      />
      {isNotStarted && <p className="ol-Text">{t('createdBusiness.assessment.next')}</p>}
      <div className="ol-CreatedBusiness-actions">
        {created && isNotStarted && onStartAssessment && (
          <Button
            variant="primary"
            part="CreatedBusiness.assess"
            onClick={() => onStartAssessment({ customerPartnerId: created.customerPartnerId })}
          >
            {t('createdBusiness.assessment.start')}
          </Button>
        )}
        <Button onClick={onAnother} part="CreatedBusiness.another">
          {t('createdBusiness.another')}
        </Button>
      </div>
    </OutcomePanel>
  )
}

'use client'
import type { CreatedBusiness } from '@onlend/hooks/forms'
import { type ReactNode, useEffect, useRef } from 'react'
import { createdBusiness as words } from './createdBusiness.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { useParts } from '../ui/useParts.ts'

type CreatedBusinessNoticeProps = {
  /** `null` where the answer was lost and the relay knows no more than that there was one. */
  created: CreatedBusiness | null
  reference: string | null
  /** Moves the focus to the title, which takes the place of the review. */
  takeFocus: boolean
  onStartAssessment: ((account: { customerPartnerId: string }) => void) | undefined
  onAnother: () => void
}

/** The business that has been registered, how its credit assessment stands, and what comes next. */
export function CreatedBusinessNotice(props: CreatedBusinessNoticeProps): ReactNode {
  const { created, reference, takeFocus, onStartAssessment, onAnother } = props
  const t = useCopy(words)
  const parts = useParts()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeFocus) title.current?.focus()
  }, [takeFocus])
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
        value: (
          <span className="ol-Outcome-id">
            <code className="ol-Code">{value}</code>
            <CopyButton text={value} label={t('createdBusiness.copy', { field: label })} compact />
          </span>
        ),
      }
    )
  }
  return (
    <div {...parts('CreatedBusiness')}>
      <div className="ol-Outcome-head">
        <span className="ol-Outcome-sign">
          <Icon name="check" />
        </span>
        <div className="ol-Outcome-texts">
          <h3 ref={title} tabIndex={-1} {...parts('CreatedBusiness.title')}>
            {sentence}
          </h3>
          <p className="ol-Text">{t('createdBusiness.text')}</p>
        </div>
      </div>
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
      <LiveRegion>{takeFocus ? '' : sentence}</LiveRegion>
    </div>
  )
}

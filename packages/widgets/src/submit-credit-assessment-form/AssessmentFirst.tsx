'use client'
import { useLending } from '@onlend/hooks'
import { emptyAssessment, useKeptWork } from '@onlend/hooks/first-forms'
import type { AssessmentSection } from '@onlend/hooks/forms'
import { type ReactNode, useImperativeHandle, useState } from 'react'
import type { FormContentProps } from '../form/formWidget.tsx'
import { splitFormProps } from '../form/splitFormProps.ts'
import { OperationStatusSkeleton } from '../operation-status/OperationStatusSkeleton.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { AssessmentLayout } from './AssessmentLayout.tsx'
import { AssessmentProgress } from './AssessmentProgress.tsx'
import { AssessmentSkeleton } from './AssessmentSkeleton.tsx'
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import type { SubmitCreditAssessmentFormProps } from './SubmitCreditAssessmentForm.tsx'
import { type AssessmentPart, useAssessmentNavigation } from './useAssessmentNavigation.ts'

/** What a person asked of the form before it was there: it does that once it is. */
export type AskedAssessment = {
  /** The part that was opened; `null` for the list of parts. */
  part: AssessmentPart | null
  isSubmitted: boolean
}

type AssessmentFirstProps = FormContentProps<SubmitCreditAssessmentFormProps> & {
  asked: AskedAssessment
  onAsk: (asked: AskedAssessment) => void
}

const none: readonly never[] = []

/** A credit assessment before its files and figures can be read: its frame, its list of parts, and room for the part that is open. */
export function AssessmentFirst({ asked, onAsk, ...props }: AssessmentFirstProps): ReactNode {
  const { frame, reports, options } = splitFormProps(props)
  const t = useCopy(words)
  const parts = useParts()
  const { customerPartnerId, now } = useLending()
  const [form] = useState(() => emptyAssessment(options, now()))
  const [section, openSection] = useState<AssessmentSection>('company')
  const place = useAssessmentNavigation({ section, openSection, problems: none })
  const isSent =
    useKeptWork('submitCreditAssessment', options.customerPartnerId ?? customerPartnerId) === 'pending'
  const submit = () => onAsk({ ...asked, isSubmitted: true })
  const nothing = () => undefined
  useImperativeHandle(reports.handle, () => ({ submit, reset: nothing, refresh: nothing }))
  const { isOverview } = place
  const intro = frame.intro ?? t('creditAssessment.intro')
  return (
    <Card
      part="SubmitCreditAssessmentForm"
      title={t('creditAssessment.title')}
      hideTitle={frame.hideTitle}
      headingLevel={frame.headingLevel}
      state="details"
      busy
    >
      {frame.renderHeader?.()}
      {isSent ? (
        <OperationStatusSkeleton />
      ) : (
        <div {...parts('Form')}>
          {isOverview && intro && <p className="ol-Card-lead">{intro}</p>}
          <div {...parts('Assessment.status')} data-ol-state={isOverview ? 'overview' : 'part'}>
            <AssessmentProgress completeness={form.completeness}>
              <p {...parts('Assessment.saved')} data-ol-state="loading">
                <Icon name="clock" />
                <span className="ol-Assessment-savedText">{t('creditAssessment.saved.loading')}</span>
              </p>
            </AssessmentProgress>
          </div>
          <AssessmentLayout
            form={form}
            place={{
              ...place,
              open: (part) => {
                place.open(part)
                onAsk({ ...asked, part })
              },
              toOverview: () => {
                place.toOverview()
                onAsk({ ...asked, part: null })
              },
            }}
            submit={
              <Button variant="primary" part="Form.submit" busy={asked.isSubmitted} onClick={submit}>
                {t('creditAssessment.submit')}
              </Button>
            }
          >
            <AssessmentSkeleton />
          </AssessmentLayout>
        </div>
      )}
    </Card>
  )
}

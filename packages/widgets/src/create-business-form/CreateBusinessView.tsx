'use client'
import type {
  CreateBusinessFieldName,
  UseCreateBusinessFormReturnType,
  CreateBusinessReview,
} from '@onlend/hooks/forms'
import { isAcceptedOutcome, type CreateBusinessErrorCode } from '@onlend/hooks/internal'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import type { RenderFields } from '../form/createFields.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import { PageHead } from '../form/PageHead.tsx'
import { useReportOnce } from '../form/useReportOnce.ts'
import { Alert } from '../ui/Alert.tsx'
import { Card } from '../ui/Card.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import { createBusiness } from './createBusiness.words.ts'
import { CreateBusinessFields } from './CreateBusinessFields.tsx'
import type { CreateBusinessFormProps } from './CreateBusinessForm.tsx'
import { CreatedBusinessNotice } from './CreatedBusinessNotice.tsx'
import type { OpenWarning } from '../form/useOpenWarnings.ts'
import { createBusinessReview } from './createBusinessReview.words.ts'

const words = { ...createBusiness, ...createBusinessReview }

/** The props of the view: the state of the form, nothing that fetches. */
export type CreateBusinessViewProps = {
  form: UseCreateBusinessFormReturnType
  frame: ViewFrame
  /** ISO letters of the countries on offer; `undefined` is every country. */
  countryCodes: readonly string[] | undefined
  /** Listed before the others. */
  firstCountries: readonly string[]
  onCreated: CreateBusinessFormProps['onCreated']
  onStartAssessment: CreateBusinessFormProps['onStartAssessment']
  /** The host's own layout of the fields. */
  layout: RenderFields<CreateBusinessFieldName> | undefined
}

/** Renders the registration of a business: its pages, the review on top of them, and the new account once there is one. */
export function CreateBusinessView(props: CreateBusinessViewProps): ReactNode {
  const { form, frame, onCreated, onStartAssessment } = props
  const t = useCopy(words)
  const { step, outcome, operation, created, actions, duplicate, values } = form
  useReportOnce(form.data, ({ partner }) => partner.id, onCreated)
  if (form.access === 'denied' && step === 'details')
    return (
      <Card
        part="CreateBusinessForm"
        title={t('createBusiness.title')}
        hideTitle={frame.hideTitle}
        headingLevel={frame.headingLevel}
        state="denied"
      >
        <Alert tone="info" title={t('createBusiness.denied.title')}>
          <p className="ol-Text">{t('createBusiness.denied.text')}</p>
        </Alert>
      </Card>
    )
  const openWarnings: OpenWarning[] = [
    ...(duplicate
      ? [
          {
            key: `duplicate ${duplicate.partner.id} ${duplicate.by}`,
            name: t('createBusiness.likely.title', { name: duplicate.partner.name }),
            text: t(`createBusiness.likely.${duplicate.by}`),
          },
        ]
      : []),
    ...(values.phone.trim() === ''
      ? []
      : [
          {
            key: `phone ${values.phone}`,
            name: t('createBusiness.phone'),
            phone: { number: values.phone, country: values.country },
          },
        ]),
  ]
  const isCreated = isAcceptedOutcome(outcome)
  const titles = [
    t('createBusiness.page.business'),
    t('createBusiness.page.place'),
    t('createBusiness.page.review'),
  ]
  return (
    <FormFrame
      part="CreateBusinessForm"
      form={form}
      frame={frame}
      of="createBusiness"
      words={words}
      pageHead={<PageHead form={form} titles={titles} />}
      errorText={describeError}
      submitLabel={t('createBusiness.submit')}
      review={({ businessName: name, companyName, taxId, email }: CreateBusinessReview) => ({
        values: { name },
        // The page below shows every value: the review shows only those that identify the business.
        rows: [
          { key: 'name', name: t('createBusiness.businessName'), value: name, strong: true },
          { key: 'company', name: t('createBusiness.companyName'), value: companyName },
          { key: 'tax', name: t('createBusiness.taxId'), value: <bdi dir="ltr">{taxId}</bdi> },
          { key: 'email', name: t('createBusiness.email'), value: <bdi dir="ltr">{email}</bdi> },
        ],
      })}
      openWarnings={openWarnings}
      currency={null}
      outcome={() =>
        isCreated ? (
          <CreatedBusinessNotice
            created={created}
            reference={operation?.reference ?? null}
            takeFocus={!form.resumed}
            onStartAssessment={onStartAssessment}
            onAnother={actions.startOver}
          />
        ) : undefined
      }
    >
      {(bind) => (
        <>
          <CreateBusinessFields {...{ ...props, bind }} />
          {/* In the page before there is something to say, so that it is heard when it comes. */}
          <div className="ol-CreateBusinessForm-note" aria-live="polite">
            {duplicate && (
              <Alert
                part="CreateBusinessForm.duplicate"
                tone="warning"
                title={t('createBusiness.likely.title', { name: duplicate.partner.name })}
              >
                <p className="ol-Text">{t(`createBusiness.likely.${duplicate.by}`)}</p>
              </Alert>
            )}
          </div>
        </>
      )}
    </FormFrame>
  )

  /** Puts an error code into words; the summary and the field say the same. */
  function describeError(field: CreateBusinessFieldName, code: CreateBusinessErrorCode): string {
    if (code === 'REFUSED')
      return t('createBusiness.error.REFUSED', { message: form.error?.serviceMessage ?? '' })
    if (code !== 'REQUIRED') return t(`createBusiness.error.${code}`)
    const { kind } = form.field(field)
    const isChosen = kind === 'cards' || kind === 'country'
    return t(isChosen ? 'createBusiness.error.REQUIRED.choice' : 'createBusiness.error.REQUIRED', {
      field: t(`createBusiness.${field}`),
    })
  }
}

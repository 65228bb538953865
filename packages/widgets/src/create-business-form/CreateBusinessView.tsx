'use client'
import type {
  CreateBusinessErrorCode,
  CreateBusinessFieldName,
  UseCreateBusinessFormReturnType,
} from '@onlend/hooks/forms'
import { type ReactNode, useEffect } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { FormFrame } from '../form/FormFrame.tsx'
import type { OpenWarning } from '../form/useOpenWarnings.ts'
import { PageHead } from '../form/PageHead.tsx'
import { OperationStatusSkeleton } from '../operation-status/OperationStatusSkeleton.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Card } from '../ui/Card.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import { createBusiness as words } from './createBusiness.words.ts'
import { CreateBusinessFields } from './CreateBusinessFields.tsx'
import { createBusinessChunks } from './createBusinessChunks.ts'
import { createBusinessErrorText } from './createBusinessErrorText.ts'
import { phoneCountry } from './phoneCountry.ts'

/** What the drawing half takes: the form as it stands, nothing that fetches. */
export type CreateBusinessViewProps = {
  form: UseCreateBusinessFormReturnType
  frame: ViewFrame
  /** ISO letters of the countries on offer; `undefined` is every country. */
  countryCodes: readonly string[] | undefined
  /** Listed before the others. */
  firstCountries: readonly string[] | undefined
  onStartAssessment: ((account: { customerPartnerId: string }) => void) | undefined
}

/** Draws the registration of a business: its pages, the last question on top of them, and the new account once there is one. */
export function CreateBusinessView(props: CreateBusinessViewProps): ReactNode {
  const { form, countryCodes, firstCountries, frame, onStartAssessment } = props
  const t = useCopy(words)
  const { step, page, outcome, operation, created, actions } = form
  useEffect(() => {
    // The next part is on its way while this one is filled in or read.
    if (page > 0) createBusinessChunks.summary.load().catch(() => undefined)
    if (step === 'review') createBusinessChunks.created.load().catch(() => undefined)
  }, [page, step])
  if (form.access === 'denied' && step === 'details') {
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
  }
  const isCreated = outcome === 'accepted' || outcome === 'succeeded'
  const { duplicate, values } = form
  const openWarnings: OpenWarning[] = [
    ...(duplicate
      ? [
          {
            key: `duplicate ${duplicate.partner.id} ${duplicate.by}`,
            name: t('createBusiness.duplicate.title', { name: duplicate.partner.name }),
            text: t(`createBusiness.duplicate.${duplicate.by}`),
          },
        ]
      : []),
    ...(values.phone.trim() === ''
      ? []
      : [
          {
            key: `phone ${values.phone}`,
            name: t('createBusiness.phone'),
            phone: { number: values.phone, country: phoneCountry(values.country) },
          },
        ]),
  ]
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
      title={t('createBusiness.title')}
      intro={t('createBusiness.intro')}
      pageHead={<PageHead form={form} titles={titles} />}
      errorText={(field: CreateBusinessFieldName, code: CreateBusinessErrorCode) =>
        createBusinessErrorText(field, code, t, form.error?.serviceMessage ?? null)
      }
      submitLabel={t('createBusiness.submit')}
      refusedTitle={t('createBusiness.rejected.title')}
      draftText={t('createBusiness.draftRestored')}
      review={createBusinessChunks.reviewWords}
      openWarnings={openWarnings}
      currency={null}
      outcome={() =>
        isCreated ? (
          <LazyChunk chunk={createBusinessChunks.created} fallback={<OperationStatusSkeleton />}>
            {(CreatedBusinessNotice) => (
              <CreatedBusinessNotice
                created={created}
                reference={operation?.reference ?? null}
                takeFocus={!form.resumed}
                onStartAssessment={onStartAssessment}
                onAnother={actions.startOver}
              />
            )}
          </LazyChunk>
        ) : undefined
      }
    >
      {(bind) => <CreateBusinessFields {...{ form, countryCodes, firstCountries, bind }} />}
    </FormFrame>
  )
}

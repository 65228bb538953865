'use client'
import type {
  CreateBusinessErrorCode,
  CreateBusinessFieldName,
  UseCreateBusinessFormReturnType,
} from '@onlend/hooks/forms'
import { type ReactNode, useEffect } from 'react'
import { type Translate, useCopy } from '../words/useCopy.ts'
import { FormFrame } from '../form/FormFrame.tsx'
import { PageHead } from '../form/PageHead.tsx'
import { useReportOnce } from '../form/useReportOnce.ts'
import { OperationStatusSkeleton } from '../operation-status/OperationStatusSkeleton.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import { createBusiness } from './createBusiness.words.ts'
import { CreateBusinessField } from './CreateBusinessField.tsx'
import { CreateBusinessFields } from './CreateBusinessFields.tsx'
import type { CreateBusinessFormProps } from './CreateBusinessForm.tsx'
import { createBusinessChunks } from './createBusinessChunks.ts'
import { CreateBusinessPages } from './CreateBusinessPages.tsx'
import { createBusinessPages } from './createBusinessPages.words.ts'
import { DeniedBusiness } from './DeniedBusiness.tsx'
import { LikelyDuplicateNote } from './LikelyDuplicateNote.tsx'
import type { OpenWarning } from '../form/useOpenWarnings.ts'

/** What the drawing half takes: the form as it stands, nothing that fetches. */
export type CreateBusinessViewProps = {
  form: UseCreateBusinessFormReturnType
  frame: ViewFrame
  /** ISO letters of the countries on offer; `undefined` is every country. */
  countryCodes: readonly string[] | undefined
  /** Listed before the others. */
  firstCountries: readonly string[]
  onCreated: CreateBusinessFormProps['onCreated']
  onStartAssessment: CreateBusinessFormProps['onStartAssessment']
}

const words = { ...createBusiness, ...createBusinessPages }

/** Draws the registration of a business: its pages, the last question on top of them, and the new account once there is one. */
export function CreateBusinessView(props: CreateBusinessViewProps): ReactNode {
  const { form, frame, countryCodes, firstCountries, onCreated, onStartAssessment } = props
  const t = useCopy(words)
  const { step, page, outcome, operation, created, actions, duplicate, values, error } = form
  useReportOnce(form.data, ({ partner }) => partner.id, onCreated)
  useEffect(() => {
    // The next part is on its way while this one is filled in or read.
    if (page > 0) createBusinessChunks.summary.load().catch(() => undefined)
    if (step === 'review') createBusinessChunks.created.load().catch(() => undefined)
  }, [page, step])
  if (form.access === 'denied' && step === 'details')
    return <DeniedBusiness title={t('createBusiness.title')} frame={frame} />
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
            phone: { number: values.phone, country: values.country },
          },
        ]),
  ]
  const isCreated = outcome === 'accepted' || outcome === 'succeeded'
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
        createBusinessErrorText(field, code, t, error?.serviceMessage ?? null)
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
      {(bind) => (
        <>
          {page > 0 ? (
            <CreateBusinessPages {...{ form, bind, countryCodes, firstCountries }} />
          ) : (
            <CreateBusinessFields {...{ form, bind }} draw={(field) => <CreateBusinessField {...field} />} />
          )}
          {/* In the page before there is something to say, so that it is heard when it comes. */}
          <div className="ol-CreateBusinessForm-note" aria-live="polite">
            {duplicate && <LikelyDuplicateNote duplicate={duplicate} />}
          </div>
        </>
      )}
    </FormFrame>
  )
}

const chosen: ReadonlySet<CreateBusinessFieldName> = new Set([
  'industry',
  'sector',
  'companySize',
  'yearsOfOperations',
  'country',
  'registeredCountry',
] as const)

/** Puts an error code into words; the summary and the field say the same. */
function createBusinessErrorText(
  field: CreateBusinessFieldName,
  code: CreateBusinessErrorCode,
  t: Translate<typeof createBusiness & typeof createBusinessPages>,
  /** The lender's words of a refusal. */
  message: string | null,
): string {
  if (code === 'REFUSED') return t('createBusiness.error.REFUSED', { message: message ?? '' })
  if (code !== 'REQUIRED') return t(`createBusiness.error.${code}`)
  const key = chosen.has(field) ? 'createBusiness.error.REQUIRED.choice' : 'createBusiness.error.REQUIRED'
  return t(key, { field: t(`createBusiness.${field}`) })
}

'use client'
import type { CreateBusinessErrorCode, CreateBusinessFieldName } from '@onlend/hooks/forms'
import { type ReactNode, useEffect } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { FormFrame } from '../form/FormFrame.tsx'
import { PageHead } from '../form/PageHead.tsx'
import { useReportOnce } from '../form/useReportOnce.ts'
import { OperationStatusSkeleton } from '../operation-status/OperationStatusSkeleton.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import { createBusiness as words } from './createBusiness.words.ts'
import { CreateBusinessField } from './CreateBusinessField.tsx'
import { CreateBusinessFields } from './CreateBusinessFields.tsx'
import type { CreateBusinessFormProps } from './CreateBusinessForm.tsx'
import { createBusinessChunks } from './createBusinessChunks.ts'
import type { HostedCreateBusinessForm } from './useCreateBusinessMachine.ts'

/** What the drawing half takes: the form as it stands, nothing that fetches. */
export type CreateBusinessViewProps = {
  form: HostedCreateBusinessForm
  frame: ViewFrame
  onCreated: CreateBusinessFormProps['onCreated']
  onStartAssessment: CreateBusinessFormProps['onStartAssessment']
}

/** Draws the registration of a business: its pages, the last question on top of them, and the new account once there is one. */
export function CreateBusinessView(props: CreateBusinessViewProps): ReactNode {
  const { form, frame, onCreated, onStartAssessment } = props
  const t = useCopy(words)
  const { step, page, outcome, operation, created, actions, later, duplicate } = form
  useReportOnce(form.data, ({ partner }) => partner.id, onCreated)
  useEffect(() => {
    // The next part is on its way while this one is filled in or read.
    if (page > 0) createBusinessChunks.summary.load().catch(() => undefined)
    if (step === 'review') createBusinessChunks.created.load().catch(() => undefined)
  }, [page, step])
  if (later && form.access === 'denied' && step === 'details')
    return <later.Denied title={t('createBusiness.title')} frame={frame} />
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
        later?.errorText(field, code) ?? ''
      }
      submitLabel={later?.submitLabel}
      refusedTitle={later?.refusedTitle}
      draftText={later?.draftText}
      review={createBusinessChunks.reviewWords}
      {...(later && { openWarnings: later.openWarnings })}
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
          {page > 0 && later ? (
            <later.Pages {...{ form, bind }} />
          ) : (
            <CreateBusinessFields {...{ form, bind }} Field={CreateBusinessField} />
          )}
          {/* In the page before there is something to say, so that it is heard when it comes. */}
          <div className="ol-CreateBusinessForm-note" aria-live="polite">
            {later && duplicate && <later.Duplicate duplicate={duplicate} />}
          </div>
        </>
      )}
    </FormFrame>
  )
}

'use client'
import type {
  RegisterCustomerErrorCode,
  RegisterCustomerFieldName,
  UseRegisterCustomerDocumentsReturnType,
  UseRegisterCustomerFormParameters,
  UseRegisterCustomerFormReturnType,
} from '@onlend/hooks/forms'
import { type ReactNode, useEffect, useState } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { FormFrame } from '../form/FormFrame.tsx'
import type { OpenWarning } from '../form/useOpenWarnings.ts'
import { PageHead } from '../form/PageHead.tsx'
import { OperationStatusSkeleton } from '../operation-status/OperationStatusSkeleton.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import { registerCustomer as words } from './registerCustomer.words.ts'
import { FilesContext } from './FilesContext.ts'
import { LabelContext } from './LabelContext.ts'
import { knownCustomerText } from './knownCustomerText.ts'
import { RegisterCustomerFields } from './RegisterCustomerFields.tsx'
import { registerCustomerChunks } from './registerCustomerChunks.ts'
import { registerCustomerErrorText } from './registerCustomerErrorText.ts'
import { registerCustomerLabel } from './registerCustomerLabel.ts'

/** What the number is called where people have no BVN. It travels as `bvn` all the same, the only type that the service takes. */
export type IdNumberWords = {
  label: string
  hint?: string
  /** What the whole number looks like; anything goes without it. */
  pattern?: RegExp
  /** What to say where it looks otherwise. */
  error?: string
}

/** What the drawing half takes: the form as it stands, nothing that fetches. */
export type RegisterCustomerViewProps = {
  form: UseRegisterCustomerFormReturnType
  frame: ViewFrame
  idNumber: IdNumberWords | undefined
  /** Lower-case name, such as `nigeria`. */
  country: string
  documents: UseRegisterCustomerFormParameters['documents']
  allowCamera: boolean
  /** Bytes of one file. */
  maxFileBytes: number
  compress: 'auto' | 'off' | undefined
  onSignIn: (() => void) | undefined
  autoFill: boolean
}

/** Draws a registration: its pages, its review on top of them, and the customer once there is one. */
export function RegisterCustomerView(props: RegisterCustomerViewProps): ReactNode {
  const { form, idNumber, country, documents, frame } = props
  const { maxFileBytes, compress } = props
  const t = useCopy(words)
  const { step, outcome, operation, registered, actions } = form
  useEffect(() => {
    // The next part is on its way while the person reads.
    if (step === 'review') registerCustomerChunks.registered.load().catch(() => undefined)
  }, [step])
  const [files, setFiles] = useState<UseRegisterCustomerDocumentsReturnType | null>(null)
  const hasFiles = form.filePlace !== null
  useEffect(() => {
    // One page ahead of the files.
    if (hasFiles && form.page > 0) registerCustomerChunks.documents.load().catch(() => undefined)
  }, [hasFiles, form.page])
  const getLabel = (field: RegisterCustomerFieldName) =>
    registerCustomerLabel({ field, kind: form.values.kind, idNumber, country, t })
  const openWarnings = (): OpenWarning[] => {
    const { dateOfBirth, idNumber: number, phone } = form.review?.fields ?? {}
    const known = knownCustomerText(form.knownCustomer, t)
    const age = form.warnings.dateOfBirth
    const isOdd = age === 'AGE_UNDER_16' || age === 'AGE_OVER_120'
    return [
      ...(known !== undefined && number !== undefined
        ? [{ key: `idNumber ${number}`, name: getLabel('idNumber'), text: known }]
        : []),
      ...(isOdd && dateOfBirth !== undefined
        ? [
            {
              key: `dateOfBirth ${dateOfBirth}`,
              name: getLabel('dateOfBirth'),
              text: t(`registerCustomer.warning.${age}`),
            },
          ]
        : []),
      ...(phone !== undefined
        ? [{ key: `phone ${phone}`, name: getLabel('phone'), phone: { number: phone, country } }]
        : []),
    ]
  }
  const isRegistered = outcome === 'accepted' || outcome === 'succeeded'
  return (
    <LabelContext.Provider value={getLabel}>
      <FilesContext.Provider value={files}>
        <FormFrame
          part="RegisterCustomerForm"
          form={form}
          frame={frame}
          title={t('registerCustomer.title')}
          intro={t('registerCustomer.intro')}
          pageHead={
            <PageHead
              form={form}
              titles={[
                t('registerCustomer.page.who'),
                t('registerCustomer.page.identity'),
                t('registerCustomer.page.contact'),
                ...(hasFiles ? [t('registerCustomer.page.documents')] : []),
              ]}
            />
          }
          errorText={(field: RegisterCustomerFieldName, code: RegisterCustomerErrorCode) =>
            registerCustomerErrorText({ field, code, label: getLabel(field), idNumber, t })
          }
          submitLabel={t('registerCustomer.review')}
          refusedTitle={t('registerCustomer.rejected.title')}
          draftText={t('registerCustomer.draftRestored')}
          review={registerCustomerChunks.reviewWords}
          openWarnings={openWarnings()}
          currency={null}
          outcome={() =>
            isRegistered ? (
              <LazyChunk chunk={registerCustomerChunks.registered} fallback={<OperationStatusSkeleton />}>
                {(RegisteredCustomer) => (
                  <RegisteredCustomer
                    customer={registered?.customer ?? null}
                    operation={operation}
                    customerPartnerId={form.customerPartnerId}
                    documents={documents === 'later' ? documents : undefined}
                    takeFocus={!form.resumed}
                    onAnother={actions.startOver}
                  />
                )}
              </LazyChunk>
            ) : undefined
          }
        >
          {(bind) => <RegisterCustomerFields {...props} bind={bind} getLabel={getLabel} />}
        </FormFrame>
        {hasFiles && (
          <LazyChunk chunk={registerCustomerChunks.files} fallback={null}>
            {(RegisterCustomerFiles) => (
              <RegisterCustomerFiles {...{ form, maxFileBytes, compress }} onFiles={setFiles} />
            )}
          </LazyChunk>
        )}
      </FilesContext.Provider>
    </LabelContext.Provider>
  )
}

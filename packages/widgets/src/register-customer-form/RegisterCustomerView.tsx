'use client'
import type {
  RegisterCustomerErrorCode,
  RegisterCustomerFieldName,
  RegisterCustomerValues,
  UseRegisterCustomerDocumentsReturnType,
  UseRegisterCustomerFormParameters,
  UseRegisterCustomerFormReturnType,
} from '@onlend/hooks/forms'
import { type ReactNode, useEffect, useState } from 'react'
import { type Translate, useCopy } from '../words/useCopy.ts'
import type { BoundField } from '../form/bindField.ts'
import { FormFrame } from '../form/FormFrame.tsx'
import { PageHead } from '../form/PageHead.tsx'
import { useReportOnce } from '../form/useReportOnce.ts'
import { OperationStatusSkeleton } from '../operation-status/OperationStatusSkeleton.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import type { OpenWarning } from '../form/useOpenWarnings.ts'
import { knownCustomerText } from './knownCustomerText.ts'
import { registerCustomer } from './registerCustomer.words.ts'
import { FilesContext } from './FilesContext.ts'
import { LabelContext } from './LabelContext.ts'
import { registerCustomerChunks } from './registerCustomerChunks.ts'
import type { RegisterCustomerFormProps } from './RegisterCustomerForm.tsx'
import { RegisterCustomerWho } from './RegisterCustomerWho.tsx'
import { RegisterCustomerPages } from './RegisterCustomerPages.tsx'
import { registerCustomerPages } from './registerCustomerPages.words.ts'

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
  onRegistered: RegisterCustomerFormProps['onRegistered']
}

/** What the fields of a page take. */
export type RegisterCustomerFieldsProps = RegisterCustomerViewProps & {
  bind: (name: RegisterCustomerFieldName) => BoundField<RegisterCustomerFieldName>
}

const words = { ...registerCustomer, ...registerCustomerPages }

const pageTitles = ['who', 'identity', 'contact', 'documents'] as const

/** Draws a registration: its pages, its review on top of them, and the customer once there is one. */
export function RegisterCustomerView(props: RegisterCustomerViewProps): ReactNode {
  const { form, idNumber, country, documents, frame, maxFileBytes, compress, onRegistered } = props
  const t = useCopy(words)
  const { step, outcome, operation, registered, actions } = form
  useReportOnce(registered, ({ customer }) => customer.id, onRegistered)
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
              titles={form.pages.map((_, page) =>
                t(`registerCustomer.page.${pageTitles[page] ?? 'documents'}`),
              )}
            />
          }
          errorText={(field: RegisterCustomerFieldName, code: RegisterCustomerErrorCode) =>
            registerCustomerErrorText({ field, code, label: getLabel(field), idNumber, t })
          }
          submitLabel={t('registerCustomer.review')}
          refusedTitle={t('registerCustomer.rejected.title')}
          draftText={t('registerCustomer.draftRestored')}
          review={registerCustomerChunks.reviewWords}
          openWarnings={listOpenWarnings()}
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
          {(bind) =>
            form.page > 0 ? (
              <RegisterCustomerPages {...props} bind={bind} getLabel={getLabel} />
            ) : (
              <RegisterCustomerWho {...props} bind={bind} />
            )
          }
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

  function listOpenWarnings(): OpenWarning[] {
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
}

type RegisterCustomerErrorTextParameters = {
  field: RegisterCustomerFieldName
  code: RegisterCustomerErrorCode
  /** What the field is called. */
  label: string
  idNumber: IdNumberWords | undefined
  t: Translate<typeof registerCustomerPages>
}

const documentNames: ReadonlySet<RegisterCustomerFieldName> = new Set([
  ...(['ninSlip', 'internationalPassport', 'driversLicense', 'proofOfResidence', 'utilitySlip'] as const),
])

/** Words for what is wrong with a field; the summary and the field say the same. */
function registerCustomerErrorText({
  field,
  code,
  label,
  idNumber,
  t,
}: RegisterCustomerErrorTextParameters): string {
  if (code === 'ID_NUMBER_INVALID' && idNumber)
    return idNumber.error ?? t('registerCustomer.error.ID_NUMBER_INVALID.own', { field: label })
  if (code === 'STILL_UPLOADING' || code === 'FILE_PROBLEM')
    return t(`registerCustomer.error.${code}`, { field: label })
  if (code !== 'REQUIRED') return t(`registerCustomer.error.${code}`)
  if (field === 'kind' || field === 'dateOfBirth' || field === 'phone' || field === 'photoIdType')
    return t(`registerCustomer.error.REQUIRED.${field}`)
  if (field === 'idNumber' && !idNumber) return t('registerCustomer.error.REQUIRED.idNumber')
  if (documentNames.has(field)) return t('registerCustomer.error.REQUIRED.file', { field: label })
  return t('registerCustomer.error.REQUIRED', { field: label })
}

type RegisterCustomerLabelParameters = {
  field: RegisterCustomerFieldName
  kind: RegisterCustomerValues['kind']
  idNumber: IdNumberWords | undefined
  country: string
  t: Translate<typeof registerCustomer & typeof registerCustomerPages>
}

/** What a field is called: of whom it is, and in which country. */
function registerCustomerLabel({
  field,
  kind,
  idNumber,
  country,
  t,
}: RegisterCustomerLabelParameters): string {
  // It is not shown.
  if (field === 'documentSet') return ''
  if (field === 'idNumber' && idNumber) return idNumber.label
  if (field === 'nin' && country.toLowerCase() !== 'nigeria') return t('registerCustomer.nin.elsewhere')
  if (kind === 'business' && (field === 'firstName' || field === 'lastName'))
    return t(`registerCustomer.${field}.representative`)
  return t(`registerCustomer.${field}`)
}

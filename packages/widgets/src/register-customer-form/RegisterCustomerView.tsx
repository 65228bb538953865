'use client'
import type {
  RegisterCustomerErrorCode,
  RegisterCustomerFieldName,
  UseRegisterCustomerDocumentsReturnType,
  UseRegisterCustomerFormParameters,
  UseRegisterCustomerFormReturnType,
} from '@onlend/hooks/forms'
import { type ReactNode, useEffect, useState } from 'react'
import type { RenderFields } from '../form/createFields.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import { PageHead } from '../form/PageHead.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import type { OpenWarning } from '../form/useOpenWarnings.ts'
import { useReportOnce } from '../form/useReportOnce.ts'
import { OperationStatusSkeleton } from '../operation-status/OperationStatusSkeleton.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { useCopy } from '../words/useCopy.ts'
import { registerCustomer as words } from './registerCustomer.words.ts'
import { registerCustomerChunks } from './registerCustomerChunks.ts'
import { type RegisterCustomerDrawnName, RegisterCustomerFields } from './RegisterCustomerFields.tsx'
import type { RegisterCustomerFormProps } from './RegisterCustomerForm.tsx'

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
  /** The host's own layout of the fields. */
  layout: RenderFields<RegisterCustomerDrawnName> | undefined
}

const pageTitles = ['who', 'identity', 'contact', 'documents'] as const

type Key = keyof typeof words
const isKey = (key: string): key is Key => Object.hasOwn(words, key)

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
  const isRegistered = outcome === 'accepted' || outcome === 'succeeded'
  const known = tellKnown()
  return (
    <>
      <FormFrame
        part="RegisterCustomerForm"
        form={{ ...form, review: form.review && { ...form.review, getLabel } }}
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
        errorText={tellError}
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
        {(bind) => <RegisterCustomerFields {...{ ...props, bind, getLabel, known, files }} />}
      </FormFrame>
      {form.filePlace !== null && (
        <LazyChunk chunk={registerCustomerChunks.files} fallback={null}>
          {({ Moving }) => <Moving {...{ form, maxFileBytes, compress }} onFiles={setFiles} />}
        </LazyChunk>
      )}
    </>
  )

  /** Names a field: of whom it is, and in which country. */
  function getLabel(field: RegisterCustomerFieldName): string {
    if (field === 'idNumber' && idNumber) return idNumber.label
    if (field === 'nin' && country.toLowerCase() !== 'nigeria') return t('registerCustomer.nin.elsewhere')
    const keys = [`registerCustomer.${field}.representative`, `registerCustomer.${field}`]
    const key = keys.slice(form.values.kind === 'business' ? 0 : 1).find(isKey)
    return key === undefined ? '' : t(key)
  }

  /** Words for what is wrong with a field; the summary and the field say the same. */
  function tellError(field: RegisterCustomerFieldName, code: RegisterCustomerErrorCode): string {
    const values = { field: getLabel(field) }
    if (code === 'ID_NUMBER_INVALID' && idNumber)
      return idNumber.error ?? t('registerCustomer.error.ID_NUMBER_INVALID.own', values)
    if (code !== 'REQUIRED') return t(`registerCustomer.error.${code}`, values)
    if (form.field(field).kind === 'files') return t('registerCustomer.error.REQUIRED.file', values)
    const own = `registerCustomer.error.REQUIRED.${field}`
    const isOwn = isKey(own) && !(field === 'idNumber' && idNumber)
    return t(isOwn ? own : 'registerCustomer.error.REQUIRED', values)
  }

  /** The customer who is registered under the same number already; `undefined` where no customer is. */
  function tellKnown(): string | undefined {
    const { knownCustomer } = form
    if (!knownCustomer) return undefined
    const person = [knownCustomer.first_name, knownCustomer.last_name].filter(Boolean).join(' ')
    return t('registerCustomer.warning.ALREADY_REGISTERED', {
      name: knownCustomer.business_name ?? (person || knownCustomer.id),
    })
  }

  function listOpenWarnings(): OpenWarning[] {
    const { dateOfBirth, idNumber: number, phone } = form.review?.fields ?? {}
    const age = form.warnings.dateOfBirth
    return [
      ...(known !== undefined && number !== undefined
        ? [{ key: `idNumber ${number}`, name: getLabel('idNumber'), text: known }]
        : []),
      ...(age !== undefined && dateOfBirth !== undefined
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

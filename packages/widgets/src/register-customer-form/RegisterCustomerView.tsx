'use client'
import type {
  RegisterCustomerErrorCode,
  RegisterCustomerFieldName,
  UseRegisterCustomerDocumentsReturnType,
  UseRegisterCustomerFormParameters,
} from '@onlend/hooks/forms'
import { type ReactNode, useEffect, useState } from 'react'
import { useCopy } from '../words/useCopy.ts'
import type { BoundField } from '../form/bindField.ts'
import { FormFrame } from '../form/FormFrame.tsx'
import { PageHead } from '../form/PageHead.tsx'
import { useReportOnce } from '../form/useReportOnce.ts'
import { OperationStatusSkeleton } from '../operation-status/OperationStatusSkeleton.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import { registerCustomer as words } from './registerCustomer.words.ts'
import { FilesContext } from './FilesContext.ts'
import { LabelContext } from './LabelContext.ts'
import { registerCustomerChunks } from './registerCustomerChunks.ts'
import type { RegisterCustomerFormProps } from './RegisterCustomerForm.tsx'
import { RegisterCustomerWho } from './RegisterCustomerWho.tsx'
import type { HostedRegisterCustomerForm } from './useRegisterCustomerMachine.ts'

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
  form: HostedRegisterCustomerForm
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

const pageTitles = ['who', 'identity', 'contact', 'documents'] as const

/** Draws a registration: its pages, its review on top of them, and the customer once there is one. */
export function RegisterCustomerView(props: RegisterCustomerViewProps): ReactNode {
  const { form, documents, frame, maxFileBytes, compress, onRegistered } = props
  const t = useCopy(words)
  const { step, outcome, operation, registered, actions, later } = form
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
  const isRegistered = outcome === 'accepted' || outcome === 'succeeded'
  return (
    <LabelContext.Provider value={later?.getLabel ?? unlabelled}>
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
            later?.errorText(field, code) ?? ''
          }
          submitLabel={later?.submitLabel}
          refusedTitle={later?.refusedTitle}
          draftText={later?.draftText}
          review={registerCustomerChunks.reviewWords}
          {...(later && { openWarnings: later.openWarnings })}
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
            form.page > 0 && later ? (
              <later.Pages {...props} bind={bind} getLabel={later.getLabel} />
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
}

/** No label is read before they are all there. */
function unlabelled(name: RegisterCustomerFieldName): string {
  return name
}

'use client'
import { type ReactNode, useContext } from 'react'
import { registerCustomerDocuments as words } from './registerCustomerDocuments.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { DocumentSlot } from '../document-slot/DocumentSlot.tsx'
import { UploadAnnouncer } from '../upload-announcer/UploadAnnouncer.tsx'
import { UploadSummary } from '../upload-summary/UploadSummary.tsx'
import { useParts } from '../ui/useParts.ts'
import { DocumentsSkeleton } from './DocumentsSkeleton.tsx'
import { FilesContext } from './FilesContext.ts'
import type { RegisterCustomerPagesProps } from './RegisterCustomerPages.tsx'

type RegisterCustomerDocumentsProps = Pick<
  RegisterCustomerPagesProps,
  'form' | 'bind' | 'getLabel' | 'allowCamera' | 'onSignIn'
>

/** What shows a person's papers; a spreadsheet does not. */
const papers = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const

/** The files of a registration: a slot for the photo ID that was chosen, and those that prove the address. */
export function RegisterCustomerDocuments(props: RegisterCustomerDocumentsProps): ReactNode {
  const { form, bind, getLabel, allowCamera, onSignIn } = props
  const files = useContext(FilesContext)
  const t = useCopy(words)
  const parts = useParts()
  if (files === null) return <DocumentsSkeleton />
  const { uploads, documents } = files
  return (
    <UploadAnnouncer uploads={uploads}>
      <div {...parts('RegisterCustomerForm.documents')}>
        {form.values.photoIdType === '' && <p className="ol-Note">{t('registerCustomer.documents.none')}</p>}
        {documents.map(({ name, slot }) => {
          const { id, error } = bind(name)
          return (
            <DocumentSlot
              key={slot}
              {...{ uploads, slot, id, allowCamera }}
              label={getLabel(name)}
              hint={t(`registerCustomer.${name}.hint`)}
              required={form.field(name).required}
              accept={papers}
              maxFiles={1}
              errorText={error}
            />
          )
        })}
        <UploadSummary uploads={uploads} onSignIn={onSignIn} />
      </div>
    </UploadAnnouncer>
  )
}

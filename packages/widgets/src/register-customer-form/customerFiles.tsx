'use client'
import {
  useRegisterCustomerDocuments,
  type UseRegisterCustomerDocumentsParameters,
  type UseRegisterCustomerDocumentsReturnType,
} from '@onlend/hooks/forms'
import { type ReactNode, useEffect } from 'react'
import { DocumentSlot } from '../document-slot/DocumentSlot.tsx'
import { UploadAnnouncer } from '../upload-announcer/UploadAnnouncer.tsx'
import { UploadSummary } from '../upload-summary/UploadSummary.tsx'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { registerCustomer as words } from './registerCustomer.words.ts'
import type { RegisterCustomerFieldsProps } from './RegisterCustomerFields.tsx'

/** The files of a registration: moved on every page and until it is registered, and shown on their own. */
export const customerFiles = { Moving: MovingFiles, Shown: ShownFiles }

type MovingFilesProps = UseRegisterCustomerDocumentsParameters & {
  form: Parameters<typeof useRegisterCustomerDocuments>[0]
  onFiles: (files: UseRegisterCustomerDocumentsReturnType) => void
}

function MovingFiles({ form, onFiles, ...options }: MovingFilesProps): ReactNode {
  const files = useRegisterCustomerDocuments(form, options)
  useEffect(() => onFiles(files), [files, onFiles])
  return null
}

type ShownFilesProps = Pick<RegisterCustomerFieldsProps, 'form' | 'bind' | 'getLabel'> & {
  files: UseRegisterCustomerDocumentsReturnType
  allowCamera: boolean
  onSignIn: (() => void) | undefined
}

/** The media types of a person's papers; a spreadsheet is none. */
const papers = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const

/** A slot for the photo ID that was chosen, and those that prove the address. */
function ShownFiles(props: ShownFilesProps): ReactNode {
  const { form, bind, getLabel, allowCamera, onSignIn } = props
  const { uploads, documents } = props.files
  const t = useCopy(words)
  const parts = useParts()
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

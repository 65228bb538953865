'use client'
import type { StagedFile } from '@onlend/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { UseUploadsReturnType } from '../../uploads/uploadTypes.ts'
import { useUploads } from '../../uploads/useUploads.ts'
import { documentSlots } from './documentSlots.ts'
import { progressOf } from './progressOf.ts'
import type {
  DocumentProgress,
  RegisterCustomerDocument,
  RegisterCustomerDocumentState,
  RegisterCustomerReview,
  UseRegisterCustomerFormOptions,
} from './registerCustomerFormTypes.ts'
import { takesFiles } from './takesFiles.ts'

type UseRegisterCustomerDocumentsParameters = Pick<
  UseRegisterCustomerFormOptions,
  'documents' | 'maxFileBytes' | 'compress'
> & {
  customerPartnerId: string | undefined
  /** `''` while the form has none. */
  set: string
  /** The fields of the page that is shown. */
  fields: readonly string[]
  /** Tells the form how far a document is, when that changes. */
  onProgress: (name: RegisterCustomerDocument, progress: DocumentProgress) => void
  isRegistered: boolean
}

/** What goes along with a registration. */
export type TakenDocuments = {
  files: RegisterCustomerReview['files']
  /** By the name that the service has for each. */
  staged: Readonly<Record<string, StagedFile>>
}

type Documents = {
  uploads: UseUploadsReturnType | null
  documents: readonly RegisterCustomerDocumentState[]
  /** The staged files of these documents, as of now. */
  take: (names: readonly string[]) => TakenDocuments
}

// The cast restores what the object's own type says.
const names = Object.keys(documentSlots) as RegisterCustomerDocument[]
const isDocument = (name: string): name is RegisterCustomerDocument => Object.hasOwn(documentSlots, name)

/** The files of a registration: they travel while the rest is filled in, and the form is told how far each is. */
export function useRegisterCustomerDocuments(parameters: UseRegisterCustomerDocumentsParameters): Documents {
  const { documents, customerPartnerId, set, fields, onProgress, isRegistered } = parameters
  const { maxFileBytes = 10_485_760, compress } = parameters
  const isOn = takesFiles(documents)
  // Nothing is asked of the relay before somebody comes as far as the documents.
  const [isReached, setIsReached] = useState(false)
  if (!isReached && isOn && fields.some(isDocument)) setIsReached(true)
  const uploads = useUploads({
    kind: 'registerCustomer',
    set,
    customerPartnerId,
    maxFileBytes,
    compress,
    maxFilesOf: oneFile,
    enabled: isOn && isReached && set !== '',
  })
  const latest = useRef(uploads)
  const sentNames = useRef<readonly RegisterCustomerDocument[]>([])
  const told = useRef<Partial<Record<RegisterCustomerDocument, DocumentProgress>>>({})
  useEffect(() => {
    latest.current = uploads
    for (const name of names) {
      const progress = progressOf(uploads.itemsOf(documentSlots[name]))
      if ((told.current[name] ?? '') === progress) continue
      told.current[name] = progress
      onProgress(name, progress)
    }
  })
  useEffect(() => {
    if (!isRegistered || !isOn) return
    // What was picked for another photo ID was not sent, and nobody needs it any more.
    const sent = new Set<string>(sentNames.current.map((name) => documentSlots[name]))
    for (const { key, slot, state } of latest.current.items)
      if (state !== 'staged' || !sent.has(slot)) latest.current.remove(key)
    latest.current.forget()
  }, [isRegistered, isOn])

  return {
    uploads: isOn ? uploads : null,
    documents: useMemo(
      () =>
        fields
          .filter(isDocument)
          .map((name) => ({ name, slot: documentSlots[name], items: uploads.itemsOf(documentSlots[name]) })),
      [fields, uploads],
    ),
    take: (shown) => {
      sentNames.current = shown.filter(isDocument)
      const taken = sentNames.current.flatMap((name) => {
        const slot = documentSlots[name]
        const [file] = latest.current.stagedOf(slot)
        const item = latest.current.itemsOf(slot).find(({ state }) => state === 'staged')
        return file && item ? [{ name, slot, file, item }] : []
      })
      return {
        files: taken.map(({ name, item }) => ({ document: name, name: item.name, size: item.size })),
        staged: Object.fromEntries(taken.map(({ slot, file }) => [slot, file])),
      }
    },
  }
}

function oneFile(): number {
  return 1
}

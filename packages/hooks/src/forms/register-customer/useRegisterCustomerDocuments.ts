'use client'
import type { UploadItem } from '@onlend/core/client/uploads'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  type DocumentProgress,
  type RegisterCustomerDocument,
  type TakenDocuments,
  registerCustomerForm,
} from './registerCustomerForm.ts'
import type { UseRegisterCustomerFormReturnType } from './useRegisterCustomerForm.ts'
import { isAcceptedOutcome } from '../write-form/isAcceptedOutcome.ts'
import { toSnakeName } from '../../lib/toSnakeName.ts'
import { useUploads } from '../../uploads/useUploads.ts'
import type { UseUploadsReturnType } from '../../uploads/useUploads.ts'

/** The connection between the form and its files. */
export type RegisterCustomerFilePlace = {
  customerPartnerId: string | null
  /** The set under which the relay keeps the files; `''` before the first effect. */
  set: string
  /** Registers the function that the form calls for the staged files of the documents to send. Returns the function that removes it. */
  connect: (take: (documents: readonly RegisterCustomerDocument[]) => TakenDocuments) => () => void
}

export type UseRegisterCustomerDocumentsParameters = {
  /** The most bytes of one file, for a limit below the relay's. @default 10485760 */
  maxFileBytes?: number | undefined
  /** `auto` makes large photos smaller before the upload. @default 'auto' */
  compress?: 'auto' | 'off' | undefined
}

export type UseRegisterCustomerDocumentsReturnType = {
  /** The documents of the current page, after the choice of the photo ID. */
  documents: readonly RegisterCustomerDocumentState[]
  uploads: UseUploadsReturnType
}

/** The state of a document. */
export type RegisterCustomerDocumentState = {
  name: RegisterCustomerDocument
  /** The service's name of the document. */
  slot: string
  items: readonly UploadItem[]
}

const isDocument = (name: string): name is RegisterCustomerDocument =>
  registerCustomerForm.fields[name]?.kind === 'files'
const names = Object.keys(registerCustomerForm.fields).filter(isDocument)

/**
 * The files of a registration: the hook uploads them while the person fills in the form, keeps them over a lost link and a killed tab, and the form
 * sends them with the customer. Keep the hook mounted as long as the form (Partner API, Endpoint 2).
 *
 * @example
 * const form = useRegisterCustomerForm({ documents: 'required' })
 * const { documents, uploads } = useRegisterCustomerDocuments(form)
 * documents.map(({ slot }) => <input type="file" onChange={({ target }) => uploads.add(slot, [...(target.files ?? [])])} />)
 */
export function useRegisterCustomerDocuments(
  form: Pick<UseRegisterCustomerFormReturnType, 'filePlace' | 'fields' | 'outcome' | 'set'>,
  { maxFileBytes = 10_485_760, compress }: UseRegisterCustomerDocumentsParameters = {},
): UseRegisterCustomerDocumentsReturnType {
  const { filePlace, fields, outcome, set: report } = form
  // The hook asks the relay for files only once the person reaches the documents.
  const [isReached, setIsReached] = useState(false)
  if (!isReached && fields.some(isDocument)) setIsReached(true)
  const set = filePlace?.set ?? ''
  const uploads = useUploads({
    kind: 'registerCustomer',
    set,
    customerPartnerId: filePlace?.customerPartnerId ?? undefined,
    maxFileBytes,
    compress,
    getMaxFiles: oneFile,
    enabled: isReached && set !== '',
  })
  const latest = useRef(uploads)
  const sent = useRef<readonly RegisterCustomerDocument[]>([])
  const reported = useRef<Partial<Record<RegisterCustomerDocument, DocumentProgress>>>({})
  useEffect(() => {
    latest.current = uploads
    for (const name of names) {
      const progress = toDocumentProgress(uploads.getItems(toSnakeName(name)))
      if ((reported.current[name] ?? '') === progress) continue
      reported.current[name] = progress
      report(name, progress)
    }
  })
  useEffect(
    () =>
      filePlace?.connect((taken) => {
        sent.current = taken
        return take(taken, latest.current)
      }),
    [filePlace],
  )
  const isRegistered = isAcceptedOutcome(outcome)
  useEffect(() => {
    if (!isRegistered) return
    // The form did not send the files of another photo ID; the hook removes them.
    const slots = new Set<string>(sent.current.map((name) => toSnakeName(name)))
    for (const { key, slot, state } of latest.current.items)
      if (state !== 'staged' || !slots.has(slot)) latest.current.remove(key)
    latest.current.forget()
  }, [isRegistered])

  const documents = useMemo(
    () =>
      fields
        .filter(isDocument)
        .map((name) => ({ name, slot: toSnakeName(name), items: uploads.getItems(toSnakeName(name)) })),
    [fields, uploads],
  )
  return useMemo(() => ({ documents, uploads }), [documents, uploads])
}

function take(
  documents: readonly RegisterCustomerDocument[],
  { getItems, getStaged }: UseRegisterCustomerDocumentsReturnType['uploads'],
): TakenDocuments {
  const taken = documents.flatMap((name) => {
    const slot = toSnakeName(name)
    const [file] = getStaged(slot)
    const item = getItems(slot).find(({ state }) => state === 'staged')
    return file && item ? [{ name, slot, file, item }] : []
  })
  return {
    files: taken.map(({ name, item }) => ({ document: name, name: item.name, size: item.size })),
    staged: Object.fromEntries(taken.map(({ slot, file }) => [slot, file])),
  }
}

function oneFile(): number {
  return 1
}

/** The progress of the files of one document; the worst file decides. */
function toDocumentProgress(items: readonly UploadItem[]): DocumentProgress {
  if (items.length === 0) return ''
  if (items.some(({ state }) => state === 'rejected' || state === 'failed')) return 'problem'
  return items.every(({ state }) => state === 'staged') ? 'staged' : 'busy'
}

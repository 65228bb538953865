'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { UploadItem } from '@onlend/core/client/uploads'
import { useUploads } from '../../uploads/useUploads.ts'
import { documentSlots } from './documentSlots.ts'
import type {
  DocumentProgress,
  RegisterCustomerDocument,
  TakenDocuments,
  UseRegisterCustomerDocumentsParameters,
  UseRegisterCustomerDocumentsReturnType,
  UseRegisterCustomerFormReturnType,
} from './registerCustomerFormTypes.ts'

const isDocument = (name: string): name is RegisterCustomerDocument => Object.hasOwn(documentSlots, name)
const names = Object.keys(documentSlots).filter(isDocument)

/**
 * The files of a registration: they travel while the rest is filled in, survive a lost link and a killed tab, and go along when the form is
 * sent. Keep it mounted as long as the form (Partner API, Endpoint 2).
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
  // Nothing is asked of the relay before the person comes as far as the documents.
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
  const told = useRef<Partial<Record<RegisterCustomerDocument, DocumentProgress>>>({})
  useEffect(() => {
    latest.current = uploads
    for (const name of names) {
      const progress = toDocumentProgress(uploads.getItems(documentSlots[name]))
      if ((told.current[name] ?? '') === progress) continue
      told.current[name] = progress
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
  const isRegistered = outcome === 'accepted' || outcome === 'succeeded'
  useEffect(() => {
    if (!isRegistered) return
    // What was picked for another photo ID was not sent, and is not needed any more.
    const slots = new Set<string>(sent.current.map((name) => documentSlots[name]))
    for (const { key, slot, state } of latest.current.items)
      if (state !== 'staged' || !slots.has(slot)) latest.current.remove(key)
    latest.current.forget()
  }, [isRegistered])

  const documents = useMemo(
    () =>
      fields
        .filter(isDocument)
        .map((name) => ({ name, slot: documentSlots[name], items: uploads.getItems(documentSlots[name]) })),
    [fields, uploads],
  )
  return useMemo(() => ({ documents, uploads }), [documents, uploads])
}

function take(
  documents: readonly RegisterCustomerDocument[],
  { getItems, getStaged }: UseRegisterCustomerDocumentsReturnType['uploads'],
): TakenDocuments {
  const taken = documents.flatMap((name) => {
    const slot = documentSlots[name]
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

/** How far the files of one document are, the worst of them first. */
function toDocumentProgress(items: readonly UploadItem[]): DocumentProgress {
  if (items.length === 0) return ''
  if (items.some(({ state }) => state === 'rejected' || state === 'failed')) return 'problem'
  return items.every(({ state }) => state === 'staged') ? 'staged' : 'busy'
}

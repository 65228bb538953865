import { openKeptFiles } from '@onlend/core/client/uploads'
import { writeJson } from '@onlend/core/internal'
import type { Lending } from '@onlend/hooks'
import type { SheetSource } from '../sheets/index.ts'
import type { CheckedWork } from './createRowChecker.ts'
import type { ImportColumn, ImportLayout } from './TransactionImport.ts'

/** The work of a person on a file: its layout, and the changes of its rows. */
export type DraftWork = CheckedWork & {
  digest: string
  isPasted: boolean
  /** Whether the person reached the rows; else only the layout. */
  isLaidOut: boolean
  layout: ImportLayout
  columns: readonly ImportColumn[]
  sector: string | null
}

/** A file that waits on this device, with the work on it. */
export type DraftFile = { name: string; work: DraftWork; read: () => Promise<SheetSource> }

/** Keeps the current file on this device, sealed, until the relay has its rows. */
export type ImportDraft = {
  keepFile: (source: SheetSource, name: string) => Promise<void>
  keepWork: (work: DraftWork) => Promise<void>
  find: () => Promise<DraftFile | null>
  forget: () => Promise<void>
}

const [file, work] = ['file', 'work'] as const

/** Makes the draft of one person and partner. */
export function createImportDraft(lending: Lending, customerPartnerId: string): ImportDraft {
  const store = openKeptFiles(lending, [customerPartnerId, 'registerTransactions', 'import'])
  const put = async (key: string, name: string, bytes: Blob) => {
    const unsent = { originalSize: null, sha256: null, uploadId: null, replaces: null }
    const { size, type } = bytes
    await store.put({ key, slot: 'import', name, type, size, ...unsent, addedAt: lending.now() }, bytes)
  }
  return {
    keepFile: async (source, name) => {
      await store.drop([work])
      await put(file, name, 'pasted' in source ? new Blob([source.pasted]) : source)
    },
    keepWork: (done) => put(work, '', new Blob([writeJson(done)])),
    find: async () => {
      const kept = await store.list()
      const [bytes, done] = [file, work].map((key) => kept.find((one) => one.kept.key === key))
      if (!bytes || !done) return null
      // The cast states what `keepWork` has sealed: no other code has the key.
      const found = JSON.parse(await (await done.bytes.read()).text()) as DraftWork
      const { name } = bytes.kept
      return {
        ...{ name, work: found },
        read: async () => {
          const blob = await bytes.bytes.read()
          return found.isPasted ? { pasted: await blob.text() } : new File([blob], name)
        },
      }
    },
    forget: () => store.drop([file, work]),
  }
}

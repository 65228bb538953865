import { openKeptFiles } from '@onlend/core/client/uploads'
import { writeJson } from '@onlend/core/internal'
import type { BatchKind } from '@onlend/core/relay'
import type { Lending } from '@onlend/hooks'
import type { SheetSource } from '../SheetSource.ts'

/** A file that waits on this device, with the work of a person on it. */
export type DraftFile<Work> = { name: string; work: Work; read: () => Promise<SheetSource> }

/** Keeps the current file on this device, sealed, until the relay has its rows or the person chooses another. */
export type SheetDraft<Work> = {
  keepFile: (source: SheetSource, name: string) => Promise<void>
  /** Takes the work and keeps it, unless the draft was forgotten meanwhile. */
  keepWork: (take: () => Promise<Work>) => Promise<void>
  find: () => Promise<DraftFile<Work> | null>
  forget: () => Promise<void>
}

const [file, pasted, work] = ['file', 'pasted', 'work'] as const

/** The widget that the file belongs to: one that sends a batch, or the check of a lockbox account's statement. */
export type SheetDraftKind = BatchKind | 'checkStatement'

/** Makes the draft of one person, partner and widget. */
export function createSheetDraft<Work>(
  lending: Lending,
  customerPartnerId: string,
  kind: SheetDraftKind,
): SheetDraft<Work> {
  const store = openKeptFiles(lending, [customerPartnerId, kind, 'import'])
  const put = async (key: string, name: string, bytes: Blob) => {
    const unsent = { originalSize: null, sha256: null, uploadId: null, replaces: null }
    const { size, type } = bytes
    await store.put({ key, slot: 'import', name, type, size, ...unsent, addedAt: lending.now() }, bytes)
  }
  let last: Promise<unknown> = Promise.resolve()
  let forgotten = 0
  // One write after the other: a work that is taken late must not come back after the draft was forgotten.
  const inTurn = (write: () => Promise<void>): Promise<void> => {
    const turn = last.then(write, write)
    last = turn
    return turn
  }
  const forget = () => {
    forgotten += 1
    return inTurn(() => store.drop([file, pasted, work]))
  }
  return {
    keepFile: async (source, name) => {
      await forget()
      await inTurn(() =>
        'pasted' in source ? put(pasted, name, new Blob([source.pasted])) : put(file, name, source),
      )
    },
    keepWork: async (take) => {
      const before = forgotten
      const done = await take()
      await inTurn(async () => {
        if (before === forgotten) await put(work, '', new Blob([writeJson(done)]))
      })
    },
    find: async () => {
      const kept = await store.list()
      const bytes = kept.find((one) => one.kept.key !== work)
      const done = kept.find((one) => one.kept.key === work)
      if (!bytes || !done) return null
      const { key, name } = bytes.kept
      return {
        name,
        // The cast states what `keepWork` has sealed: no other code has the key.
        work: JSON.parse(await (await done.bytes.read()).text()) as Work,
        read: async () => {
          const blob = await bytes.bytes.read()
          return key === pasted ? { pasted: await blob.text() } : new File([blob], name)
        },
      }
    },
    forget,
  }
}

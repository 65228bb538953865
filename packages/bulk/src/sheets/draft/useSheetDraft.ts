'use client'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useLending } from '@onlend/hooks'
import type { SheetSource } from '../SheetSource.ts'
import { createSheetDraft, type DraftFile, type SheetDraftKind } from './createSheetDraft.ts'

/** A file that a closed page left on this device, with the work of a person on it. */
export type KeptSheet = { name: string; restore: () => void; forget: () => void }

type UseSheetDraftParameters<Work> = {
  kind: SheetDraftKind
  customerPartnerId: string | null
  /** Whether no file is open: the hook then offers a kept one. */
  isFree: boolean
  /** The open file; `null` without one. */
  file: { name: string; digest: string } | null
  source: SheetSource | null
  /** Whether the work can be taken now. */
  canKeep: boolean
  /** Values of which one changes with each change of the work; always as many. */
  marks: readonly unknown[]
  takeWork: () => Promise<Work>
  onRestore: (source: SheetSource, work: Work) => void
}

type UseSheetDraftReturnType<Work> = {
  kept: KeptSheet | null
  forget: () => void
  /** The work to repeat on a restored file; the hook keeps no other work until it is `null`. */
  restoring: RefObject<Work | null>
  /** Ends a restoration, and returns the work to repeat. */
  endRestoring: () => Work | null
}

/** Milliseconds from the last change until the draft is kept. */
const pauseMs = 300

/** Keeps the current file on this device until the relay has its rows, and offers one that a closed page or an ended worker left. */
export function useSheetDraft<Work>({
  kind,
  customerPartnerId,
  isFree,
  file,
  source,
  canKeep,
  marks,
  takeWork,
  onRestore,
}: UseSheetDraftParameters<Work>): UseSheetDraftReturnType<Work> {
  const lending = useLending()
  const draft = useMemo(
    () => (customerPartnerId === null ? null : createSheetDraft<Work>(lending, customerPartnerId, kind)),
    [lending, customerPartnerId, kind],
  )
  const [found, setFound] = useState<{ draft: typeof draft; file: DraftFile<Work> } | null>(null)
  const restoring = useRef<Work | null>(null)
  const restored = useRef<SheetSource | null>(null)

  useEffect(() => {
    if (!isFree || draft === null) return
    let isCurrent = true
    draft.find().then(
      (kept) => {
        if (isCurrent) setFound(kept && { draft, file: kept })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isFree, draft])

  useEffect(() => {
    if (file === null || source === null || source === restored.current) return
    draft?.keepFile(source, file.name).catch(() => undefined)
    // The same source under another layout is the same file.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft, file?.digest, source])

  useEffect(() => {
    if (draft === null || file === null || !canKeep || restoring.current !== null) return
    const timer = setTimeout(() => {
      draft.keepWork(takeWork).catch(() => undefined)
    }, pauseMs)
    return () => clearTimeout(timer)
    // The worker holds the rows: each of its answers is another mark.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft, file?.digest, source, canKeep, ...marks])

  const forget = () => {
    restoring.current = null
    setFound(null)
    draft?.forget().catch(() => undefined)
  }
  const kept = isFree && found?.draft === draft ? found.file : null
  return {
    kept: kept && {
      name: kept.name,
      restore: () => {
        kept.read().then(
          (read) => {
            restoring.current = kept.work
            restored.current = read
            onRestore(read, kept.work)
          },
          // An unreadable draft is forgotten: the person chooses the file again.
          forget,
        )
      },
      forget,
    },
    forget,
    restoring,
    endRestoring: () => {
      const work = restoring.current
      restoring.current = null
      return work
    },
  }
}

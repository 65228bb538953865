'use client'
import { type Dispatch, useEffect, useMemo, useRef, useState } from 'react'
import { useLending } from '@onlend/hooks'
import { createImportDraft, type DraftFile, type DraftWork } from './createImportDraft.ts'
import type { CheckedWork } from './createRowChecker.ts'
import type { TransactionImportEvent, TransactionImportState } from './reduceTransactionImport.ts'
import type { TransactionImport } from './TransactionImport.ts'

type UseImportDraftParameters = {
  customerPartnerId: string | null
  sector: string | null
  setSector: (sector: string) => void
  /** Returns the changes of the checked rows. */
  takeWork: () => Promise<CheckedWork>
  /** Repeats the changes of the checked rows. */
  redo: (work: CheckedWork) => void
}

type UseImportDraftReturnType = Pick<TransactionImport, 'kept'> & {
  forget: () => void
}

/** Milliseconds from the last change until the draft is kept. */
const pause = 300
const nothing: CheckedWork = { changes: [], leftOut: [], accepted: [] }

/** Keeps the current file on this device until the relay has its rows, and offers one that a closed page left. */
export function useImportDraft(
  state: TransactionImportState,
  { customerPartnerId, sector, setSector, takeWork, redo }: UseImportDraftParameters,
  dispatch: Dispatch<TransactionImportEvent>,
): UseImportDraftReturnType {
  const lending = useLending()
  const { step, task, file, source, layout, columns, shown } = state
  const draft = useMemo(
    () => (customerPartnerId === null ? null : createImportDraft(lending, customerPartnerId)),
    [lending, customerPartnerId],
  )
  const [found, setFound] = useState<{ draft: typeof draft; file: DraftFile } | null>(null)
  const restoring = useRef<DraftWork | null>(null)

  const isFree = step === 'choose' && task === null
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
    if (file === null || source === null || restoring.current !== null) return
    draft?.keepFile(source, file.name).catch(() => undefined)
  }, [draft, file, source])

  useEffect(() => {
    const work = restoring.current
    if (work === null || file === null || task !== null) return
    if (work.digest !== file.digest) {
      restoring.current = null
    } else if (step === 'layout' && shown === null) {
      dispatch({ type: 'laidOut', layout: work.layout, columns: work.columns })
      if (work.isLaidOut) dispatch({ type: 'layoutConfirmed' })
      else restoring.current = null
    } else if (shown !== null) {
      restoring.current = null
      redo(work)
    }
    // `redo` is another function with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [step, task, file, shown, dispatch])

  useEffect(() => {
    if (draft === null || file === null || layout === null || task !== null || restoring.current !== null)
      return
    const timer = setTimeout(() => {
      const isPasted = source !== null && 'pasted' in source
      const laid = { digest: file.digest, isPasted, isLaidOut: shown !== null, layout, columns, sector }
      const taken = shown === null ? Promise.resolve(nothing) : takeWork()
      taken.then((work) => draft.keepWork({ ...laid, ...work })).catch(() => undefined)
    }, pause)
    return () => clearTimeout(timer)
    // The worker holds the rows: each of its answers is another `shown`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft, file, source, layout, columns, sector, shown, task])

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
        const { work } = kept
        const { encoding, delimiter } = work.layout
        kept.read().then(
          (read) => {
            restoring.current = work
            if (work.sector !== null) setSector(work.sector)
            dispatch({ type: 'chosen', source: read, reading: { encoding, delimiter } })
          },
          // An unreadable draft is forgotten: the person chooses the file again.
          forget,
        )
      },
      forget,
    },
    forget,
  }
}

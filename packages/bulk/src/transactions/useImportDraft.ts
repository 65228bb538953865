'use client'
import { type Dispatch, useEffect, useMemo, useRef, useState } from 'react'
import { useLending } from '@onlend/hooks'
import { createImportDraft, type DraftFile, type DraftWork } from './createImportDraft.ts'
import type { ImportTable } from './ImportTable.ts'
import type { TransactionImportEvent, TransactionImportState } from './reduceTransactionImport.ts'
import type { ImportIssueCode, TransactionFieldName, TransactionImport } from './TransactionImport.ts'

type UseImportDraftParameters = {
  customerPartnerId: string | null
  sector: string | null
  setSector: (sector: string) => void
}

type UseImportDraftReturnType = Pick<TransactionImport, 'kept'> & {
  /** Tells of a row that a person left out or took in. */
  noteLeftOut: (rowId: number, isLeftOut: boolean) => void
  forget: () => void
}

/** Milliseconds after the last change before it is kept. */
const pause = 300

/** Keeps the file that is being corrected on this device until the relay has its rows, and offers one that a closed page left. */
export function useImportDraft(
  state: TransactionImportState,
  { customerPartnerId, sector, setSector }: UseImportDraftParameters,
  dispatch: Dispatch<TransactionImportEvent>,
): UseImportDraftReturnType {
  const lending = useLending()
  const { step, task, file, source, layout, columns, checked, version } = state
  const draft = useMemo(
    () => (customerPartnerId === null ? null : createImportDraft(lending, customerPartnerId)),
    [lending, customerPartnerId],
  )
  const [found, setFound] = useState<{ draft: typeof draft; file: DraftFile } | null>(null)
  const restoring = useRef<DraftWork | null>(null)
  const leftOut = useRef(new Map<number, boolean>())

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
    leftOut.current = new Map()
    if (file === null || source === null || restoring.current !== null) return
    draft?.keepFile(source, file.name).catch(() => undefined)
  }, [draft, file, source])

  useEffect(() => {
    const work = restoring.current
    if (work === null || file === null || task !== null) return
    if (work.digest !== file.digest) {
      restoring.current = null
    } else if (step === 'layout' && checked === null) {
      dispatch({ type: 'laidOut', layout: work.layout, columns: work.columns })
      if (work.isLaidOut) dispatch({ type: 'layoutConfirmed' })
      else restoring.current = null
    } else if (checked !== null) {
      restoring.current = null
      for (const change of work.changes) checked.checker.change(change)
      for (const [rowId, isOut] of work.leftOut) checked.checker.leaveOut(rowId, isOut)
      for (const code of work.accepted) checked.checker.accept(code, true)
      leftOut.current = new Map(work.leftOut)
      dispatch({ type: 'rowsCorrected' })
    }
  }, [step, task, file, checked, dispatch])

  useEffect(() => {
    if (draft === null || file === null || layout === null || task !== null || restoring.current !== null)
      return
    const timer = setTimeout(() => {
      const isPasted = source !== null && 'pasted' in source
      const work = {
        ...{ digest: file.digest, isPasted, isLaidOut: checked !== null, layout, columns, sector },
        ...{ changes: checked === null ? [] : listChanges(checked.table), leftOut: [...leftOut.current] },
        accepted: checked === null ? [] : listAccepted(checked.checker.decisions()),
      }
      draft.keepWork(work).catch(() => undefined)
    }, pause)
    return () => clearTimeout(timer)
    // The checker holds the rows, and counts its changes by `version`.
  }, [draft, file, source, layout, columns, sector, checked, task, version])

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
          // What cannot be read back is chosen again.
          forget,
        )
      },
      forget,
    },
    noteLeftOut: (rowId, isLeftOut) => void leftOut.current.set(rowId, isLeftOut),
    forget,
  }
}

function listChanges({ edited, rows, columnOf }: ImportTable): DraftWork['changes'] {
  return [...edited].map(([rowId, fields]) => {
    const cells = rows.at(rowId) ?? []
    const read = (field: TransactionFieldName) => [field, cells[columnOf.get(field) ?? -1] ?? ''] as const
    return { rowId, values: Object.fromEntries([...fields].map(read)) }
  })
}

function listAccepted(decisions: TransactionImport['decisions']): ImportIssueCode[] {
  return decisions.flatMap(({ code, how, isTaken }) => (how === 'accept' && isTaken ? [code] : []))
}

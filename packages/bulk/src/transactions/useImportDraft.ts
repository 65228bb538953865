'use client'
import { type Dispatch, useEffect } from 'react'
import { useSheetDraft } from '../sheets/draft/useSheetDraft.ts'
import type { CheckedWork } from './createRowChecker.ts'
import type { TransactionImportEvent, TransactionImportState } from './reduceTransactionImport.ts'
import type { ImportColumn, ImportLayout, TransactionImport } from './TransactionImport.ts'

/** The work of a person on a file: its layout, and the changes of its rows. */
export type ImportDraftWork = CheckedWork & {
  digest: string
  /** Whether the person reached the rows; else only the layout. */
  isLaidOut: boolean
  layout: ImportLayout
  columns: readonly ImportColumn[]
  sector: string | null
}

type UseImportDraftParameters = {
  customerPartnerId: string | null
  sector: string | null
  setSector: (sector: string) => void
  /** Returns the changes of the checked rows. */
  takeWork: () => Promise<CheckedWork>
  /** Repeats the changes of the checked rows. */
  redo: (work: CheckedWork) => void
}

type UseImportDraftReturnType = Pick<TransactionImport, 'kept'> & { forget: () => void }

const nothing: CheckedWork = { changes: [], leftOut: [], accepted: [] }

/** Keeps the file of an import and its corrections on this device, and repeats the corrections of a restored one. */
export function useImportDraft(
  state: TransactionImportState,
  { customerPartnerId, sector, setSector, takeWork, redo }: UseImportDraftParameters,
  dispatch: Dispatch<TransactionImportEvent>,
): UseImportDraftReturnType {
  const { step, task, file, source, layout, columns, shown } = state
  const { kept, forget, restoring } = useSheetDraft<ImportDraftWork>({
    ...{ kind: 'registerTransactions', customerPartnerId, file, source },
    isFree: step === 'choose' && task === null,
    canKeep: layout !== null && task === null,
    marks: [layout, columns, sector, shown],
    takeWork: async () => {
      if (file === null || layout === null) throw new Error('The import has no file.')
      const work = shown === null ? nothing : await takeWork()
      return { digest: file.digest, isLaidOut: shown !== null, layout, columns, sector, ...work }
    },
    onRestore: (read, work) => {
      const { encoding, delimiter } = work.layout
      if (work.sector !== null) setSector(work.sector)
      dispatch({ type: 'chosen', source: read, reading: { encoding, delimiter } })
    },
  })

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

  return { kept, forget }
}

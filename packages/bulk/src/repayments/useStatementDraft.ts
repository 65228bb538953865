'use client'
import type { SheetDraftKind } from '../sheets/draft/createSheetDraft.ts'
import { type KeptSheet, useSheetDraft } from '../sheets/draft/useSheetDraft.ts'
import type { StatementFacts } from './StatementLine.ts'
import type { LayoutWork, StatementChoice } from './useStatementChoice.ts'

/** The work of a person on a statement: its layout, and the choices about its lines. */
type StatementWorkDone<Choices> = LayoutWork & { digest: string; choices: Choices }

type UseStatementDraftParameters<Choices> = {
  kind: SheetDraftKind
  customerPartnerId: string | null
  choice: StatementChoice
  /** Whether the choices can be taken now. */
  canKeep: boolean
  /** Changes with each choice about the lines. */
  mark: unknown
  takeChoices: () => Promise<Choices>
}

type UseStatementDraftReturnType<Choices> = {
  kept: KeptSheet | null
  forget: () => void
  /** Ends a restoration, and returns the choices to repeat on the statement; `null` where it is another one. */
  endRestoring: (read?: StatementFacts) => Choices | null
}

/** Keeps the current statement on this device with its layout and the choices about its lines, and offers one that a closed page left. */
export function useStatementDraft<Choices>({
  choice,
  canKeep,
  mark,
  takeChoices,
  ...owned
}: UseStatementDraftParameters<Choices>): UseStatementDraftReturnType<Choices> {
  const { statement, source, share, pdf, changes, isLaidOut } = choice
  const { kept, forget, endRestoring } = useSheetDraft<StatementWorkDone<Choices>>({
    ...{ ...owned, source },
    isFree: statement === null && share === null && pdf === null,
    file: statement && { name: statement.fileName, digest: statement.fileDigest },
    canKeep: canKeep && share === null,
    marks: [changes, isLaidOut, mark],
    takeWork: async () => {
      const layout = { digest: statement?.fileDigest ?? '', changes, isLaidOut }
      return { ...layout, choices: await takeChoices() }
    },
    onRestore: (from, before) =>
      choice.choose(from, { changes: before.changes, isLaidOut: before.isLaidOut }),
  })
  return {
    ...{ kept, forget },
    endRestoring: (read) => {
      const work = endRestoring()
      return work !== null && work.digest === read?.fileDigest ? work.choices : null
    },
  }
}

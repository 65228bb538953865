import type { Operation } from '@onlend/core'
import type { StatementLine, TakenBack } from '../repayments/index.ts'
import type { ReconciliationFinding, ReconciliationPair } from './Reconciliation.ts'
import type { Demand } from './toDemands.ts'

/** What has been matched so far; each pass takes lines and demands that the passes before it left. */
export type Matching = {
  /** What each operation asks for. */
  demands: ReadonlyMap<Operation, readonly Demand[]>
  /** Lines that are in no pair and no finding yet. */
  free: Set<StatementLine>
  pairs: Map<Operation, { lines: StatementLine[]; by: ReconciliationPair['by'] }>
  /** Which parts of a paired operation have their lines, and how many. */
  met: Map<Demand, number>
  findings: ReconciliationFinding[]
  /** Lines whose money moved back, or may have. */
  takenBack: TakenBack
  /** Operations of a finding, which need none of what is left. */
  told: Set<Operation>
}

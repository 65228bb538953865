import type { Operation } from '@onlend/core'
import type { StatementLine, TakenBack } from '../repayments/index.ts'
import type { ReconciliationFinding, ReconciliationPair } from './Reconciliation.ts'
import type { Demand } from './toDemands.ts'

/** The matches so far; each pass takes lines and demands that the earlier passes left. */
export type Matching = {
  /** The demands of each operation. */
  demands: ReadonlyMap<Operation, readonly Demand[]>
  /** Lines that are in no pair and no finding yet. */
  free: Set<StatementLine>
  pairs: Map<Operation, { lines: StatementLine[]; by: ReconciliationPair['by'] }>
  /** The number of lines of each demand of a paired operation. */
  met: Map<Demand, number>
  findings: ReconciliationFinding[]
  /** Lines whose money moved back for certain or possibly. */
  takenBack: TakenBack
  /** Operations of a finding, which need no further line. */
  reported: Set<Operation>
}

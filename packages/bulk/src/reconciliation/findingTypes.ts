import type { ReconciliationFinding } from './Reconciliation.ts'

/** The types of findings, the most urgent first. */
export const findingTypes = [
  ...(['evidence', 'contradiction', 'takenBack', 'ambiguous', 'operationWithoutLine'] as const),
  ...(['rowsWithoutLine', 'lineWithoutOperation'] as const),
] satisfies readonly ReconciliationFinding['type'][]

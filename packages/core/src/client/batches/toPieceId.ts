import type { PlannedPiece } from './BatchPlan.ts'

/**
 * The operation id of a piece. It follows from the batch's own id and from the rows alone, so that every device sends the same rows under the same id,
 * also those of halves.
 */
export function toPieceId(
  batchId: string,
  { from, to, attempt }: Pick<PlannedPiece, 'from' | 'to' | 'attempt'>,
): string {
  return `${batchId}.${from}-${to}${attempt === 0 ? '' : `.${attempt}`}`
}

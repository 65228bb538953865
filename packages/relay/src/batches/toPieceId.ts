import type { Piece } from './BatchRecord.ts'

/** The operation id of a piece: it follows from the batch and the range alone, so that the same rows go out under the same id, whichever instance sends them. */
export function toPieceId(
  batchId: string,
  { from, to, attempt }: Pick<Piece, 'from' | 'to' | 'attempt'>,
): string {
  return `${batchId}.${from}-${to}${attempt === 0 ? '' : `.${attempt}`}`
}

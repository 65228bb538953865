import type { Piece } from './BatchRecord.ts'

/** The operation id of a piece. The id follows from the batch, the range and the attempt alone, so that every instance sends the same rows under one id. */
export function toPieceId(
  batchId: string,
  { from, to, attempt }: Pick<Piece, 'from' | 'to' | 'attempt'>,
): string {
  return `${batchId}.${from}-${to}${attempt === 0 ? '' : `.${attempt}`}`
}

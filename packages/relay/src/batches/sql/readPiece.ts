import type { Piece } from '../BatchRecord.ts'

/** A row of `onlend_batch_pieces` as a driver returns it. */
export type PieceRow = {
  from_row: number
  to_row: number
  attempt: number
  operation_id: string
  state: Piece['state']
  reason: Piece['reason']
  code: string | null
  message: string | null
  status: number | null
  duplicate: string | null
  confirmed: string | null
  /** `null` where the piece has no problem. */
  credited_rows: number[] | null
}

/** Turns a row into a piece. */
export function readPiece(row: PieceRow): Piece {
  const { attempt, state, reason, code, message, status, duplicate, confirmed } = row
  const creditedRows = row.credited_rows
  return {
    ...{ from: row.from_row, to: row.to_row, attempt, state, reason, confirmed },
    problem: creditedRows && { code, message, status, duplicate, creditedRows },
  }
}

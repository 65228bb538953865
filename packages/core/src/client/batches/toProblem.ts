import type { LendingError } from '../../errors/LendingError.ts'
import type { BatchProblem } from './Batch.ts'

/** What is kept of an error; `from` is the place of the piece's first row. */
export function toProblem(error: LendingError, from: number): BatchProblem {
  const { category, serviceMessage, status, code } = error
  const { duplicate = null, creditedRows = [] } = readRefusal(error)
  return {
    category,
    message: serviceMessage,
    status,
    code,
    duplicate: duplicate?.operation.id ?? null,
    creditedRows: creditedRows.map((row) => from + row),
  }
}

type Refusal = { duplicate?: { operation: { id: string } } | null; creditedRows?: readonly number[] }

/** The fields of an `ApiError`, of whichever copy of the kit. */
function readRefusal(error: LendingError): Refusal {
  return error.name === 'ApiError' ? (error as LendingError & Refusal) : {}
}

import type { Operation } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import { operations, type SetRow } from '@onlend/core/operations'

/** The facts of a write's body. */
export type WriteFacts = {
  kind: WriteName
  /** The parsed body; `null` for a streamed body. */
  body: unknown
  rows: SetRow[]
  summary: Operation['summary']
  /** The whole account or phone number that receives the money. */
  destination: string | null
  /** The destination in one spelling, the same for equal destinations. */
  destinationKey: string | null
}

/** Reads the facts of a write once, for the host's decision and for the ledger. */
export function readWriteFacts(kind: WriteName, body: unknown): WriteFacts {
  const operation = operations[kind]
  const rows = operation.rows(body)
  return {
    ...{ kind, body, rows, summary: operation.summarise(body, rows) },
    ...{ destination: operation.destination(body), destinationKey: operation.destinationKey(body) },
  }
}

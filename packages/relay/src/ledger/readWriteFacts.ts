import type { Operation } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import { operations, type SetRow } from '@onlend/core/operations'

/** What a body says. */
export type WriteFacts = {
  kind: WriteName
  /** As it was parsed; `null` where it is streamed, and so says nothing. */
  body: unknown
  rows: SetRow[]
  summary: Operation['summary']
  /** The whole account or phone number that money goes to. */
  destination: string | null
  /** The destination in the spelling that equal ones share. */
  destinationKey: string | null
}

/** Reads once what a write is about, for who decides about it and for the ledger. */
export function readWriteFacts(kind: WriteName, body: unknown): WriteFacts {
  const operation = operations[kind]
  const rows = operation.rows(body)
  return {
    ...{ kind, body, rows, summary: operation.summarise(body, rows) },
    ...{ destination: operation.destination(body), destinationKey: operation.destinationKey(body) },
  }
}

import type { Operation } from '@onlend/core'
import type { OperationRow } from '@onlend/core/relay'
import type { StatementLine } from '../repayments/index.ts'

type Named = { operation: Operation; rows: readonly OperationRow[] }

/** The operations that a line names, and whether the line has a reference of ours without a known operation. */
export type NamedByLine = { operations: readonly Operation[]; namesAnother: boolean }

/** Shorter references match by chance. */
const shortest = 6
/** The most pieces into which a bank can split a reference: a UUID has five. */
const mostPieces = 5
/** Our references of operations that move money, without separators: see `createReference`. Digits alone are an account of the bank. */
const ownPattern = /^(?:DR|RP|WD)(?=.*\d)(?=..\d*[A-Z])[0-9A-HJKMNP-TV-Z]{8}$/

/** Operations per step. */
const perStep = 64

/** Finds the operations that a line names: by our reference, the service's, a row's, or the idempotency key. The index is made in steps. */
export function* createReferenceIndex(
  named: readonly Named[],
): Generator<undefined, (line: StatementLine) => NamedByLine> {
  const byReference = new Map<string, Set<Operation>>()
  const add = (reference: string, operation: Operation) => {
    const folded = foldReference(reference)
    if (folded.length < shortest || !/\d/.test(folded)) return
    const known = byReference.get(folded)
    if (known) known.add(operation)
    else byReference.set(folded, new Set([operation]))
  }
  for (const [place, { operation, rows }] of named.entries()) {
    if (place % perStep === perStep - 1) yield
    for (const own of [operation.reference, operation.id, ...serviceReferences(operation)])
      add(own, operation)
    for (const { reference } of rows) add(reference, operation)
  }
  return (line) => {
    const found = new Set<Operation>()
    let namesAnother = false
    for (const text of [line.text, line.reference, line.counterparty]) {
      const pieces = text === null ? [] : text.toUpperCase().split(/[^0-9A-Z]+/)
      for (let from = 0; from < pieces.length; from += 1) {
        let joined = ''
        for (const piece of pieces.slice(from, from + mostPieces)) {
          joined += piece
          const known = byReference.get(joined)
          for (const operation of known ?? []) found.add(operation)
          if (!known && ownPattern.test(joined)) namesAnother = true
        }
      }
    }
    return { operations: [...found], namesAnother }
  }
}

function foldReference(reference: string): string {
  return reference.toUpperCase().replace(/[^0-9A-Z]/g, '')
}

/** The service's references of an operation, where the ledger keeps its result. */
function serviceReferences({ result }: Operation): string[] {
  if (typeof result !== 'object' || result === null) return []
  return Object.entries(result).flatMap(([field, value]) =>
    typeof value === 'string' && /^(?:id|reference|transaction_reference|session_id)$/.test(field)
      ? [value]
      : [],
  )
}

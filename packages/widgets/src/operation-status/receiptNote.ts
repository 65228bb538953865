import { hasFinalWord, isFinal } from '@onlend/hooks'
import type { operation as words } from './operation.words.ts'
import type { ShownWrite } from './ShownWrite.ts'

/** What a receipt must say of itself so that nobody takes it for more than it is; `null` where the record is the last word. */
export function receiptNote(operation: ShownWrite): keyof typeof words | null {
  const { kind, state, conflict } = operation
  // Its title says why.
  if (conflict || state === 'reversed') return 'operation.receiptNoProof'
  if (isFinal(operation)) return null
  if (kind === 'withdraw') return 'operation.receiptNotFinal'
  // What was requested or handed in is not decided by having been taken.
  if (kind === 'requestDrawdown') return 'operation.receiptRequested'
  return state === 'accepted' && !hasFinalWord(kind) ? null : 'operation.receiptOpen'
}

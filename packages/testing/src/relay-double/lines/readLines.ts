import type { WriteName } from '@onlend/core/internal'
import { operations } from '@onlend/core/operations'
import { relayHeaders } from '@onlend/core/relay'
import { refuseField } from '../refuseField.ts'

const pattern = /^(?:-|[\w-]{22}(?:\+[\w-]{22})*)(?:,(?:-|[\w-]{22}(?:\+[\w-]{22})*))*$/

/** Of which statement lines each row is the money, as the header of a write says it; empty without one, or the no to it. */
export function readLines(headers: Headers, kind: WriteName, body: unknown): string[][] | Response {
  const name = relayHeaders.statementLines
  const sent = headers.get(name)
  if (sent === null) return []
  if (kind !== 'reconcileRepayments') return refuseField(name, 'belongs to reported repayments alone')
  if (sent.length > 8_000) return refuseField(name, 'is longer than 8000 characters: send fewer rows at once')
  if (!pattern.test(sent)) return refuseField(name, 'is no list of digests, one entry per payment')
  const entries = sent.split(',')
  const { length } = operations[kind].rows(body)
  if (entries.length !== length)
    return refuseField(name, `has ${entries.length} entries for ${length} payments`)
  return entries.map((entry) => (entry === '-' ? [] : entry.split('+')))
}

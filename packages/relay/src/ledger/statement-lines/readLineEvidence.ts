import type { Amount } from '@onlend/core'
import { RelayRefusal } from '../../http/index.ts'
import { isRecord } from '../../lib/isRecord.ts'
import type { StatementLineEvidence } from '../Resolution.ts'

/** Milliseconds: the tolerance for a day, which begins at another moment in each zone. */
const dayLength = 86_400_000

const fields: readonly string[] = ['digest', 'fileDigest', 'day', 'amount', 'line']

/**
 * Reads the statement line that an operator names as evidence; `null` where none is named.
 *
 * @throws RelayRefusal that names the first invalid field.
 */
export function readLineEvidence(named: unknown, now: number): StatementLineEvidence | null {
  if (named === null) return null
  if (!isRecord(named)) throw refusal('evidence.line', 'is a line of a statement')
  const strange = Object.keys(named).find((field) => !fields.includes(field))
  if (strange !== undefined) throw refusal(`evidence.line.${strange.slice(0, 100)}`, 'is not known')
  const { digest, fileDigest, day, amount, line } = named
  if (typeof digest !== 'string' || !/^[\w-]{22}$/.test(digest))
    throw refusal('evidence.line.digest', 'is 22 characters of base64url')
  if (typeof fileDigest !== 'string' || !/^[0-9a-f]{64}$/.test(fileDigest))
    throw refusal('evidence.line.fileDigest', 'is a SHA-256 in hexadecimal')
  if (typeof day !== 'string' || !isDay(day)) throw refusal('evidence.line.day', 'is no day as YYYY-MM-DD')
  if (Date.parse(day) > now + dayLength) throw refusal('evidence.line.day', 'is in the future')
  if (!isAmount(amount)) throw refusal('evidence.line.amount', 'is a decimal above zero')
  if (typeof line !== 'number' || !Number.isSafeInteger(line) || line < 1)
    throw refusal('evidence.line.line', 'is a whole number from 1')
  return { digest, fileDigest, day, amount, line }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

function isAmount(value: unknown): value is Amount {
  return typeof value === 'string' && /^\d{1,20}(?:\.\d{1,8})?$/.test(value) && /[1-9]/.test(value)
}

function refusal(field: string, problem: string): RelayRefusal {
  return new RelayRefusal('malformed_request', { data: { field, problem } })
}

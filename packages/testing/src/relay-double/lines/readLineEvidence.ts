import type { ResolutionBody } from '../resolveEntry.ts'
import { refuseField } from '../refuseField.ts'

type LineEvidence = NonNullable<NonNullable<ResolutionBody['evidence']>['line']>

const fields: readonly string[] = ['digest', 'fileDigest', 'day', 'amount', 'line']

/** Reads the statement line that an operator names as evidence, or returns the refusal. */
export function readLineEvidence(named: unknown, now: number): LineEvidence | Response {
  if (typeof named !== 'object' || named === null || Array.isArray(named))
    return refuseField('evidence.line', 'is a line of a statement')
  const strange = Object.keys(named).find((field) => !fields.includes(field))
  if (strange !== undefined) return refuseField(`evidence.line.${strange}`, 'is not known')
  const { digest, fileDigest, day, amount, line }: Partial<Record<keyof LineEvidence, unknown>> = named
  if (!isText(digest, /^[\w-]{22}$/))
    return refuseField('evidence.line.digest', 'is 22 characters of base64url')
  if (!isText(fileDigest, /^[0-9a-f]{64}$/))
    return refuseField('evidence.line.fileDigest', 'is a SHA-256 in hexadecimal')
  if (!isText(day, /^\d{4}-\d{2}-\d{2}$/) || !isDay(day))
    return refuseField('evidence.line.day', 'is no day as YYYY-MM-DD')
  if (Date.parse(day) > now + 86_400_000) return refuseField('evidence.line.day', 'is in the future')
  if (!isText(amount, /^\d{1,20}(?:\.\d{1,8})?$/) || Number(amount) === 0)
    return refuseField('evidence.line.amount', 'is a decimal above zero')
  if (typeof line !== 'number' || !Number.isSafeInteger(line) || line < 1)
    return refuseField('evidence.line.line', 'is a whole number from 1')
  return { digest, fileDigest, day, amount, line }
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

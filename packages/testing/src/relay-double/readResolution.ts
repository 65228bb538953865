import { readLineEvidence } from './lines/readLineEvidence.ts'
import { refuseField } from './refuseField.ts'
import type { ResolutionBody } from './resolveEntry.ts'

/** Characters. */
const longestText = 500
const longestReference = 100
const longestId = 200

/** Milliseconds by which the clock behind the evidence may be ahead. */
const clockSkew = 300_000

const fields: readonly string[] = ['customerPartnerId', 'channelPartnerId', 'outcome', 'evidence', 'confirms']

/** What an operator says about an operation, or the no to it. */
export function readResolution(
  body: Readonly<Record<string, unknown>>,
  now: number,
): ResolutionBody | Response {
  const strange = Object.keys(body).find((field) => !fields.includes(field))
  if (strange !== undefined) return refuseField(strange, 'is not known')
  const { customerPartnerId, channelPartnerId, outcome, evidence, confirms } = body
  if (customerPartnerId !== undefined && channelPartnerId !== undefined)
    return refuseField('channelPartnerId', 'stands beside customerPartnerId: an operation has one owner')
  for (const [field, id] of Object.entries({ customerPartnerId, channelPartnerId }))
    if (id !== undefined && !isText(id, longestId)) return refuseField(field, 'is the id of a partner')
  if (confirms !== undefined) {
    if (!isText(confirms, longestId)) return refuseField('confirms', 'is the id of a proposal')
    if (outcome !== undefined) return refuseField('outcome', 'is that of the proposal')
    return evidence === undefined ? { confirms } : refuseField('evidence', 'is that of the proposal')
  }
  if (outcome !== 'succeeded' && outcome !== 'failed' && outcome !== 'reversed')
    return refuseField('outcome', 'is succeeded, failed or reversed')
  const read = readEvidence(evidence, now)
  return read instanceof Response ? read : { outcome, evidence: read }
}

function readEvidence(evidence: unknown, now: number): NonNullable<ResolutionBody['evidence']> | Response {
  if (typeof evidence !== 'object' || evidence === null || Array.isArray(evidence))
    return refuseField('evidence', 'is required')
  const {
    text,
    reference = null,
    at = null,
    line = null,
  }: { text?: unknown; reference?: unknown; at?: unknown; line?: unknown } = evidence
  const told = typeof text === 'string' ? text.trim() : ''
  if (told === '') return refuseField('evidence.text', 'is required')
  if (told.length > longestText)
    return refuseField('evidence.text', `is longer than ${longestText} characters`)
  if (reference !== null && (typeof reference !== 'string' || reference.length > longestReference))
    return refuseField('evidence.reference', `is a text of at most ${longestReference} characters`)
  const moment = at === null ? null : typeof at === 'string' ? Date.parse(at) : Number.NaN
  if (Number.isNaN(moment)) return refuseField('evidence.at', 'is no ISO 8601 time')
  if (moment !== null && moment > now + clockSkew) return refuseField('evidence.at', 'is in the future')
  const read = line === null ? null : readLineEvidence(line, now)
  if (read instanceof Response) return read
  return {
    text: told,
    ...(reference?.trim() && { reference: reference.trim() }),
    ...(moment !== null && { at: new Date(moment).toISOString() }),
    ...(read && { line: read }),
  }
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest
}

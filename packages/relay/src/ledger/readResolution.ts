import { RelayRefusal } from '../http/index.ts'
import type { Owner } from '../database/Owner.ts'
import { isRecord } from '../lib/isRecord.ts'
import type { EndOutcome, Evidence } from './Resolution.ts'
import type { OperatorResolution } from './sql/resolveOperation.ts'
import { readLineEvidence } from './statement-lines/readLineEvidence.ts'

type ReadResolution = { owner: Pick<Owner, 'kind' | 'id'> | null; said: OperatorResolution['said'] }

/** Characters. */
const longestText = 500
const longestReference = 100
const longestId = 200

/** Milliseconds by which the clock of the evidence may be ahead. */
const clockSkew = 300_000

const outcomes: readonly EndOutcome[] = ['succeeded', 'failed', 'reversed']
const fields: readonly string[] = ['customerPartnerId', 'channelPartnerId', 'outcome', 'evidence', 'confirms']

/**
 * Reads an operator's resolution from the body.
 *
 * @throws RelayRefusal that names the first invalid field.
 */
export function readResolution(body: Readonly<Record<string, unknown>>, now: number): ReadResolution {
  const strange = Object.keys(body).find((field) => !fields.includes(field))
  if (strange !== undefined) throw refusal(strange.slice(0, longestId), 'is not known')
  const owner = readOwner(body)
  const { outcome, evidence, confirms } = body
  if (confirms !== undefined) {
    if (typeof confirms !== 'string' || confirms === '' || confirms.length > longestId)
      throw refusal('confirms', 'is the id of a proposal')
    if (outcome !== undefined) throw refusal('outcome', 'is that of the proposal')
    if (evidence !== undefined) throw refusal('evidence', 'is that of the proposal')
    return { owner, said: { confirms } }
  }
  const known = outcomes.find((one) => one === outcome)
  if (!known) throw refusal('outcome', 'is succeeded, failed or reversed')
  return { owner, said: { outcome: known, evidence: readEvidence(evidence, now) } }
}

function readOwner({
  customerPartnerId,
  channelPartnerId,
}: Readonly<Record<string, unknown>>): ReadResolution['owner'] {
  if (customerPartnerId !== undefined && channelPartnerId !== undefined)
    throw refusal('channelPartnerId', 'stands beside customerPartnerId: an operation has one owner')
  if (customerPartnerId !== undefined)
    return { kind: 'customerPartnerId', id: readId('customerPartnerId', customerPartnerId) }
  if (channelPartnerId !== undefined)
    return { kind: 'channelPartnerId', id: readId('channelPartnerId', channelPartnerId) }
  return null
}

function readId(field: string, value: unknown): string {
  if (typeof value === 'string' && value !== '' && value.length <= longestId) return value
  throw refusal(field, 'is the id of a partner')
}

function readEvidence(evidence: unknown, now: number): Evidence {
  if (!isRecord(evidence)) throw refusal('evidence', 'is required')
  const { text, reference = null, at = null, line = null } = evidence
  if (typeof text !== 'string' || text === '') throw refusal('evidence.text', 'is required')
  if (text.length > longestText) throw refusal('evidence.text', `is longer than ${longestText} characters`)
  if (reference !== null && (typeof reference !== 'string' || reference.length > longestReference))
    throw refusal('evidence.reference', `is a text of at most ${longestReference} characters`)
  const moment = at === null ? null : typeof at === 'string' ? Date.parse(at) : Number.NaN
  if (Number.isNaN(moment)) throw refusal('evidence.at', 'is no ISO 8601 time')
  if (moment !== null && moment > now + clockSkew) throw refusal('evidence.at', 'is in the future')
  return { text, reference: reference || null, at: moment, line: readLineEvidence(line, now) }
}

function refusal(field: string, problem: string): RelayRefusal {
  return new RelayRefusal('malformed_request', { data: { field, problem } })
}

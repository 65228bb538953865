import type { EndpointName } from '@onlend/core/internal'
import { type UpstreamAnswer, type UpstreamFailure, withoutIdentity } from '../upstream/index.ts'
import { isRecord } from '../lib/isRecord.ts'
import { tryParseJson } from '../lib/tryParseJson.ts'
import type { CallOutcome } from './Claim.ts'

const kept = ['id', 'partner_id', 'partner_type', 'credit_assessment_status', 'created_at', 'updated_at']

/** Statuses after which a write may or may not have happened, although they begin with a 4. */
const inconclusive = new Set([408, 409, 425])

/**
 * Reads the outcome of a write from the HTTP status of its answer, never from its text (Partner API, Request and response format).
 * An answer that neither accepts nor refuses clearly is `unknown`.
 */
export function readOutcome(
  kind: EndpointName,
  answer: UpstreamAnswer | UpstreamFailure,
  now: number,
): CallOutcome {
  const nothing = { answer: null, refusal: null, serviceMessage: null, result: null, now }
  if (answer.type === 'failure') {
    if (!answer.neverSent) return { ...nothing, state: 'unknown', answer: answered(answer.status) }
    return { ...nothing, state: 'rejected', refusal: 'upstream_unreachable' }
  }
  const { status, text, retryAfter } = answer
  // The service refused the API key, so it did nothing.
  if (status === 401 || status === 403)
    return { ...nothing, state: 'rejected', refusal: 'credentials_refused' }
  if (status >= 500 || status < 200 || inconclusive.has(status) || (status < 300 && text === null)) {
    return { ...nothing, state: 'unknown', answer: answered(status) }
  }
  const body = text === null ? null : tryParseJson(text)
  const recorded = text === null ? null : withoutIdentity(text)
  const serviceMessage =
    isRecord(body) && typeof body.message === 'string' ? body.message.slice(0, 500) : null
  if (status < 300) {
    const result = readResult(kind, body)
    const serviceReference = readServiceReference(body)
    return {
      state: 'accepted',
      answer: { status, body: recorded, retryAfter: null },
      refusal: null,
      serviceMessage,
      result,
      serviceReference,
      now,
    }
  }
  // A refusal is a refusal even where its page is not JSON.
  return { ...nothing, state: 'rejected', answer: { status, body: recorded, retryAfter }, serviceMessage }
}

/** Records the status of an inconclusive answer, so that the page reports an error of the service and not a missing answer. */
function answered(status: number | undefined): CallOutcome['answer'] {
  return status === undefined ? null : { status, body: null, retryAfter: null }
}

/** The service's own reference of the write, by the field names of its other answers; the API document shows an empty list there. */
function readServiceReference(body: unknown): string | null {
  if (!isRecord(body) || !isRecord(body.data)) return null
  const { reference, transfer_reference: transfer } = body.data
  const found = [reference, transfer].find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found.slice(0, 500) : null
}

/** The data that no endpoint returns again, kept longer than the answer: the ids and the compliance record of a new business (Partner API, Endpoint 1). */
function readResult(kind: EndpointName, body: unknown): unknown {
  if (kind !== 'createBusiness' || !isRecord(body) || !isRecord(body.data)) return null
  const { partner, compliance } = body.data
  if (!isRecord(partner) || !isRecord(compliance)) return null
  const record = Object.fromEntries(
    kept.filter((name) => name in compliance).map((name) => [name, compliance[name]]),
  )
  return { partner: { id: partner.id ?? null, slug: partner.slug ?? null }, compliance: record }
}

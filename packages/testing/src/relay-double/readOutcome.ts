import type { Operation } from '@onlend/core'
import { identityFields, parseJson } from '@onlend/core/internal'
import type { LedgerEntry } from './createLedger.ts'
import { isRecord } from './isRecord.ts'
import { readJson } from './readJson.ts'

/** An answer of the service. */
export type Forwarded = { status: number; body: string; retryAfter: string | null }

type ReadOutcomeParameters = {
  at: string
  /** The facts of the sent files: the names of their parts, not the people's file names. */
  files: object[] | undefined
}

const inconclusive: ReadonlySet<number> = new Set([0, 408, 409, 425])

/** Reads the meaning of an answer to a write from its status, never from its words; keeps the answer, and returns the changes. */
export function readOutcome(
  entry: LedgerEntry,
  forwarded: Forwarded | null,
  { at, files }: ReadOutcomeParameters,
): Partial<Operation> {
  const { kind, state, refusal, serviceMessage } = entry.operation
  const { status = 0, body = '', retryAfter = null } = forwarded ?? {}
  const value = readJson(body)
  const isSuccess = status > 0 && status < 300
  const isRefused = status === 401 || status === 403
  // A refusal counts even if its body is not JSON; a success must be readable.
  const isUnknown = status >= 500 || inconclusive.has(status) || (isSuccess && value === undefined)
  const ending = isUnknown ? 'unknown' : isSuccess ? 'accepted' : 'rejected'
  const isKept = !isRefused && !isUnknown
  if (isKept)
    entry.answer = {
      ...{ status, body: value === undefined ? null : withoutIdentity(body) },
      retryAfter: isSuccess ? null : retryAfter,
    }
  const message = isRecord(value) && typeof value.message === 'string' ? value.message.slice(0, 500) : null
  const result = kind === 'createBusiness' && ending === 'accepted' ? readBusiness(value) : null
  return {
    // A settlement event that overtook the answer stays final.
    state: state === 'submitting' || state === 'unknown' ? ending : state,
    status: status === 0 || isRefused ? null : status,
    refusal: isRefused ? 'credentials_refused' : refusal,
    serviceMessage: serviceMessage ?? (isKept ? message : null),
    acceptedAt: ending === 'accepted' ? at : null,
    result: ending === 'accepted' && files ? { ...result, files } : result,
  }
}

const identity: ReadonlySet<string> = new Set(identityFields)

/** Removes the fields that identify a person from an answer; the ledger keeps the rest. */
function withoutIdentity(body: string): string {
  return JSON.stringify(parseJson(body, (key, value) => (identity.has(key) ? undefined : value)))
}

const kept = ['id', 'partner_id', 'partner_type', 'credit_assessment_status', 'created_at', 'updated_at']

/** The part of an answer that no endpoint returns again: the ids and compliance record of a new business. */
function readBusiness(value: unknown): object | null {
  const { partner, compliance } = isRecord(value) && isRecord(value.data) ? value.data : {}
  if (!isRecord(partner) || !isRecord(compliance)) return null
  const record = Object.entries(compliance).filter(([name]) => kept.includes(name))
  return { partner: { id: partner.id, slug: partner.slug ?? null }, compliance: Object.fromEntries(record) }
}

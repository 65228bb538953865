import type { Endpoint } from '../defineEndpoint.ts'
import { ApiError } from '../errors/ApiError.ts'
import { ContractError } from '../errors/ContractError.ts'
import type { LendingErrorCategory, LendingErrorFacts } from '../errors/LendingError.ts'
import { UnknownOutcomeError } from '../errors/UnknownOutcomeError.ts'
import { type RelayErrorCode, relayErrors } from '../relay/relayErrors.ts'
import { relayHeaders } from '../relay/relayHeaders.ts'
import { issuePath } from '../schema/issuePath.ts'
import { issueProblem } from '../schema/issueProblem.ts'
import { parseJson } from './parseJson.ts'
import { retryAfter } from './retryAfter.ts'
import { withoutSecrets } from './withoutSecrets.ts'

type ReadResponseOptions = { operationId: string | null; text: string | null }

/** Statuses after which a write may or may not have happened, when the service itself sends them. */
const inconclusive = new Set([408, 409, 425])

/** Decides what an answer means, by its HTTP status and never by its words, and returns the value in it. */
export function readResponse(
  endpoint: Endpoint,
  response: Response,
  { operationId, text }: ReadResponseOptions,
): unknown {
  const facts = {
    endpoint: endpoint.name,
    status: response.status,
    operationId,
    requestId: response.headers.get(relayHeaders.requestId),
    retryAfter: retryAfter(response.headers.get('Retry-After')),
  }
  const isWrite = endpoint.method !== 'GET'
  if (!response.ok) {
    const code = relayErrorCode(response.headers.get(relayHeaders.error))
    if (response.status === 404 && endpoint.absentOn404 && meansNone(endpoint, code, text)) return null
    const category = code ? relayErrors[code].category : categoryOf(response.status, isWrite)
    const refused = { ...facts, code, serviceMessage: messageIn(text) }
    if (category === 'unknown_outcome') throw new UnknownOutcomeError(refused)
    throw new ApiError({ ...refused, category })
  }
  return readValue(endpoint, text, facts, isWrite)
}

function readValue(
  endpoint: Endpoint,
  text: string | null,
  facts: LendingErrorFactsWithoutCategory,
  isWrite: boolean,
): unknown {
  const refuse = (path: string, problem: string): Error =>
    // A write whose answer cannot be read may well have happened.
    isWrite
      ? new UnknownOutcomeError({ ...facts, cause: new ContractError({ ...facts, path, problem }) })
      : new ContractError({ ...facts, path, problem })
  if (text === null) throw refuse('', 'longer than the limit')
  let body: unknown
  try {
    body = text.trim() === '' ? undefined : withoutSecrets(parseJson(text))
  } catch {
    throw refuse('', 'not JSON')
  }
  const parsed = endpoint.output.safeParse(body ?? {}, { reportInput: true })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw refuse(issuePath(issue?.path ?? []), issue ? issueProblem(issue) : 'unexpected shape')
}

type LendingErrorFactsWithoutCategory = Omit<LendingErrorFacts, 'category'>

/** A 404 in the service's format, or without a body, means "there is none"; a page means that the address is wrong. */
function meansNone(endpoint: Endpoint, code: RelayErrorCode | null, text: string | null): boolean {
  // The relay says `not_found` for an unknown route and, on its own endpoints, for a record it does not have.
  if (code) return code === 'not_found' && endpoint.section === null
  return text !== null && (text.trim() === '' || isJson(text))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function relayErrorCode(value: string | null): RelayErrorCode | null {
  // The cast follows the check: the key is one of the table's own.
  return value !== null && Object.hasOwn(relayErrors, value) ? (value as RelayErrorCode) : null
}

function categoryOf(status: number, isWrite: boolean): LendingErrorCategory {
  if (isWrite && (status >= 500 || inconclusive.has(status) || status < 400)) return 'unknown_outcome'
  if (status === 401) return 'session'
  if (status === 403) return 'permission'
  if (status === 408) return 'timeout'
  return status >= 500 || status < 400 ? 'server' : 'rejected'
}

function messageIn(text: string | null): string | null {
  try {
    const body: unknown = JSON.parse(text ?? '')
    if (typeof body !== 'object' || body === null || !('message' in body)) return null
    return typeof body.message === 'string' ? body.message.slice(0, 500) : null
  } catch {
    // An HTML page or nothing at all: there are no words of the service to show.
    return null
  }
}

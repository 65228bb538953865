import type { Endpoint } from '../defineEndpoint.ts'
import { ApiError } from '../errors/ApiError.ts'
import { ContractError } from '../errors/ContractError.ts'
import { NoRelayError } from '../errors/NoRelayError.ts'
import type { LendingErrorCategory } from '../error-codes/LendingErrorCategory.ts'
import { relayErrorCategories } from '../error-codes/relayErrorCategories.ts'
import type { RelayErrorCode } from '../error-codes/relayErrors.ts'
import type { Operation } from '../relay/models/Operation.ts'
import { errorHeader, ledgerEpochHeader, requestIdHeader } from '../relay/headerNames.ts'
import type { ReadIssue } from '../readers/Reader.ts'
import { isRelayAnswer } from './isRelayAnswer.ts'
import type { LendingClient } from './LendingClient.ts'
import { parseJson } from './parseJson.ts'
import { retryAfter } from './retryAfter.ts'
import { withoutSecret } from './withoutSecret.ts'
import type { Write } from './write.ts'

type ReadResponseOptions = { operationId: string | null; text: string | null }

/** A body without it holds no secret. It spares a long list the visit of every field; an escape could spell anything. */
const maybeSecret = /app[_-]?key|\\u/i

/** Stands for a body that is not JSON, or too long to have been read. */
const unreadable: unique symbol = Symbol()

/** Decides what an answer means, by its HTTP status and never by its message, and returns the value in it. */
export function readResponse(
  client: LendingClient,
  endpoint: Endpoint,
  response: Response,
  { operationId, text }: ReadResponseOptions,
): unknown {
  const { status, ok, headers } = response
  const facts = {
    endpoint: endpoint.name,
    status,
    operationId,
    requestId: headers.get(requestIdHeader),
    retryAfter: retryAfter(headers.get('Retry-After')),
  }
  const { write } = endpoint
  // A write whose answer cannot be trusted or read may well have happened: a gateway gives up on a relay that goes on.
  const refuse = (cause: Error): Error => (write ? write.toUnknownOutcome({ ...facts, cause }) : cause)
  if (!isRelayAnswer(client, response)) throw refuse(new NoRelayError(facts))
  client.ledger.epoch = headers.get(ledgerEpochHeader) ?? client.ledger.epoch
  const body = readJson(text)
  if (!ok) {
    const [category, code] = readRelayError(headers.get(errorHeader), write) ?? [
      toCategory(status, write),
      null,
    ]
    if (status === 404 && endpoint.absentOn404 && meansAbsence(endpoint, code, body)) return null
    // What the relay says of itself is none of the service's words.
    const refused = {
      ...{ ...facts, code },
      serviceMessage: code === null ? textIn(body, 'message') : null,
      // The cast lets a state through that only a newer relay knows: it is drawn as one that is not known.
      lastState: code && (textIn(Object(body).data, 'state') as Operation['state'] | null),
    }
    if (category === 'unknown_outcome' && write) throw write.toUnknownOutcome(refused)
    throw new ApiError({ ...refused, category, ...write?.readRefusal(code, body) })
  }
  const breach = (path: string, problem: string): Error =>
    refuse(new ContractError({ ...facts, path, problem }))
  if (body === unreadable) throw breach('', text === null ? 'longer than the limit' : 'not JSON')
  const issues: ReadIssue[] = []
  const value = endpoint.output.read(body ?? {}, issues)
  const [issue] = issues
  if (issue) throw breach(issue.path.join('.'), issue.message)
  return value
}

/** The body without secrets; undefined when there is none. */
function readJson(text: string | null): unknown {
  try {
    if (text !== null)
      return text.trim() === ''
        ? undefined
        : parseJson(text, maybeSecret.test(text) ? withoutSecret : undefined)
  } catch {
    // Often a page of HTML; what that means depends on the status.
  }
  return unreadable
}

/** A 404 in the service's format, or without a body, means "there is none"; a page means that the address is wrong. */
function meansAbsence(endpoint: Endpoint, code: RelayErrorCode | null, body: unknown): boolean {
  // The relay says `not_found` for an unknown route and, on its own endpoints, for a record it does not have.
  if (code) return code === 'not_found' && endpoint.section === null
  return body !== unreadable
}

function readRelayError(
  header: string | null,
  write: Write | undefined,
): [LendingErrorCategory, RelayErrorCode] | undefined {
  const tables: Write['categories'][] = [relayErrorCategories, write?.categories ?? {}]
  for (const [category, codes] of tables.flatMap(Object.entries<readonly RelayErrorCode[]>)) {
    const code = codes.find((known) => known === header)
    // The cast names the tables' own keys.
    if (code) return [category as LendingErrorCategory, code]
  }
  return undefined
}

function toCategory(status: number, write: Write | undefined): LendingErrorCategory {
  if (write?.isInconclusive(status)) return 'unknown_outcome'
  if (status === 401) return 'session'
  if (status === 403) return 'permission'
  if (status === 408) return 'timeout'
  return status >= 500 || status < 400 ? 'server' : 'rejected'
}

/** A field of text, where there is one. */
function textIn(holder: unknown, name: string): string | null {
  const value: unknown = Object(holder)[name]
  return typeof value === 'string' ? value.slice(0, 500) : null
}

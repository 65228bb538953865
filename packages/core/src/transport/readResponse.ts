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

/** A body without a match holds no secret, so the parser need not visit every field. An escape could spell a secret's name. */
const maybeSecret = /app[_-]?key|\\u/i

/** The value of a body that is not JSON, or too long to read. */
const unreadable: unique symbol = Symbol()

/** Reads the meaning of an answer from its HTTP status, never from its message, and returns the value in it. */
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
  // A write without a trustworthy answer may have happened: a gateway gives up on a relay that goes on.
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
    // A message beside a relay's code is the relay's own, not the service's.
    const refused = {
      ...{ ...facts, code },
      serviceMessage: code === null ? textIn(body, 'message') : null,
      // The cast lets a state of a newer relay through; views render it as an unknown one.
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
    // The body is often a page of HTML, whose meaning depends on the status.
  }
  return unreadable
}

/** A 404 in the service's format, or without a body, means "there is none"; a page means that the address is wrong. */
function meansAbsence(endpoint: Endpoint, code: RelayErrorCode | null, body: unknown): boolean {
  // The relay answers `not_found` for an unknown route and, on its own endpoints, for a missing record.
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

/** Reads a text field; `null` without one. */
function textIn(holder: unknown, name: string): string | null {
  const value: unknown = Object(holder)[name]
  return typeof value === 'string' ? value.slice(0, 500) : null
}

import { writeJson } from '../lib/writeJson.ts'
import type { Endpoint } from '../defineEndpoint.ts'
import type { EndpointName } from '../endpoints/endpoints.ts'
import type { ApprovalDetails } from '../relay/models/ApprovalDetails.ts'
import type { Operation } from '../relay/models/Operation.ts'
import type { OperationEffects, WriteName } from '../effects.ts'
import type { SetRow } from './readRows.ts'
import { rowKey } from './rowKey.ts'

/** The unchecked fields of a body. */
export type OperationBody = Readonly<Record<string, unknown>>

type Summary = Operation['summary']

/** The facts of a body that a second person sees before the approval, and that no list has. */
type Disclosed = Omit<ApprovalDetails, 'isFirstPayment'>

/** The functions that read the bodies of one write. */
type Definition = {
  /** The letters before a reference, so that a person on the telephone knows the kind of the operation. */
  readonly prefix: string
  /** Returns the part of a body that the kit shows and keeps: never a whole account number. */
  readonly summarise: (body: OperationBody, rows: readonly SetRow[]) => Partial<Summary>
  /** Returns the whole account or phone number that receives the money, without marks between the digits. */
  readonly destination?: (body: OperationBody) => string | null
  /** Returns the destination in the spelling that equal destinations share. */
  readonly destinationKey?: (body: OperationBody) => string | null
  /** Returns the facts beside the summary for a second person's decision, as the service would get them. */
  readonly disclose?: (body: OperationBody) => Partial<Disclosed>
} & (
  | { readonly duplicateKey: (body: OperationBody) => string | null; readonly rows?: undefined }
  /** A set: the relay compares two sets row by row. */
  | { readonly rows: (body: OperationBody) => SetRow[]; readonly duplicateKey?: undefined }
)

/** The kit's knowledge of one write besides its request: relay, hooks and the test double read it here. */
export type OperationDefinition<E extends Endpoint<WriteName> = Endpoint<WriteName>> =
  OperationEffects<EndpointName> & {
    readonly endpoint: E
    /** The letters before a reference. */
    readonly prefix: string
    /** Returns the part of a body that the kit shows and keeps. `rows` saves a second reading of the rows. */
    readonly summarise: (body: unknown, rows?: readonly SetRow[]) => Summary
    /** Returns a key that is equal for two bodies that a person would take for the same operation; `null` for a body that equals no other. */
    readonly duplicateKey: (body: unknown, rows?: readonly SetRow[]) => string | null
    /** Whether the write is a set, whose rows settle one by one. */
    readonly hasRows: boolean
    /** Returns the rows of a set, in order; empty for any other write. */
    readonly rows: (body: unknown) => SetRow[]
    /** Returns the whole account or phone number that receives the money; `null` for a write without one. */
    readonly destination: (body: unknown) => string | null
    /** Returns a key that is equal for two bodies that pay the same bank or mobile-money account; `null` for a write without one. */
    readonly destinationKey: (body: unknown) => string | null
    /** Returns the facts of a body for a second person's decision. */
    readonly disclose: (body: unknown) => Disclosed
  }

/**
 * Declares the summary of a write, the key of its duplicates, its settlement and the reads that it touches. A body that is no object, such as
 * a form that only passes through, has an empty summary and no key.
 *
 * @example
 * export const withdrawOperation = defineOperation(withdraw, { settledBy: 'event', money: null, touches: [] }, {
 *   prefix: 'WD',
 *   summarise: (body) => ({ recipient: String(body.name) }),
 *   duplicateKey: (body) => foldAmount(body.amount),
 * })
 */
export function defineOperation<const E extends Endpoint<WriteName>>(
  endpoint: E,
  { settledBy, money, touches }: OperationEffects<EndpointName>,
  { prefix, ...said }: Definition,
): OperationDefinition<E> {
  const rows = (body: unknown): SetRow[] => (isRecord(body) ? (said.rows?.(body) ?? []) : [])
  return Object.freeze({
    ...{ endpoint, prefix, settledBy, money, touches, rows, hasRows: said.rows !== undefined },
    summarise: (body: unknown, given = rows(body)) =>
      isRecord(body) ? { ...emptySummary, ...said.summarise(body, given) } : emptySummary,
    duplicateKey: (body: unknown, given = rows(body)) =>
      isRecord(body) ? (said.duplicateKey ? said.duplicateKey(body) : keyOfRows(given)) : null,
    destination: (body: unknown) => (isRecord(body) ? (said.destination?.(body) ?? null) : null),
    destinationKey: (body: unknown) => (isRecord(body) ? (said.destinationKey?.(body) ?? null) : null),
    disclose: (body: unknown) => ({ ...nothingDisclosed, ...(isRecord(body) ? said.disclose?.(body) : {}) }),
  })
}

const nothingDisclosed: Disclosed = { destination: null, narration: null, tenor: null }

const emptySummary: Summary = {
  amount: null,
  method: null,
  recipient: null,
  institution: null,
  destinationEnd: null,
  count: null,
}

/** The duplicate key of a set, equal for the same rows in any order; `null` for a set without rows. */
function keyOfRows(rows: readonly SetRow[]): string | null {
  return rows.length === 0 ? null : writeJson(rows.map(rowKey).sort())
}

function isRecord(value: unknown): value is OperationBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

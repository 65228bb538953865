import { writeJson } from '../lib/writeJson.ts'
import type { Endpoint } from '../defineEndpoint.ts'
import type { EndpointName, WriteName } from '../endpoints/endpoints.ts'
import type { ApprovalDetails } from '../relay/models/ApprovalDetails.ts'
import type { Operation } from '../relay/models/Operation.ts'
import type { SetRow } from './readRows.ts'
import { rowKey } from './rowKey.ts'

/**
 * One end of a movement of money: the business with its lockbox account, the business itself, the lender, who receives a withdrawal, or the client who pays for
 * a sale.
 */
export type MoneyEnd = 'lockbox' | 'business' | 'lender' | 'recipient' | 'client'

/** What follows an operation. Apart from the rest, because every page that follows operations loads it for all seven writes. */
export type OperationEffects = {
  /** `event`: the service reports later how it ended (Partner API, Events). `answer`: its answer is all that it ever says. */
  readonly settledBy: 'event' | 'answer'
  /** The two ends between which money moves, or will; `null` where none does, as with a report of what was paid. */
  readonly money: { readonly from: MoneyEnd; readonly to: MoneyEnd } | null
  /** The reads whose answers change once it is accepted or settled. */
  readonly touches: readonly EndpointName[]
}

/** The fields of a body, of which nothing is known yet. */
export type OperationBody = Readonly<Record<string, unknown>>

type Summary = Operation['summary']

/** The facts of a body that a second person sees before they approve it, and that no list holds. */
type Disclosed = Omit<ApprovalDetails, 'isFirstPayment'>

/** What one write says of its bodies. */
type Definition = {
  /** The letters before a reference, so that a person on the telephone knows what it is about. */
  readonly prefix: string
  /** What may be shown and kept of a body: never a whole account number. */
  readonly summarise: (body: OperationBody, rows: readonly SetRow[]) => Partial<Summary>
  /** The whole account or phone number that money goes to, without what stands between its digits. */
  readonly destination?: (body: OperationBody) => string | null
  /** The destination in the spelling that equal ones share. */
  readonly destinationKey?: (body: OperationBody) => string | null
  /** The facts beside the summary that a second person decides about, as the service would get them. */
  readonly disclose?: (body: OperationBody) => Partial<Disclosed>
} & (
  | { readonly duplicateKey: (body: OperationBody) => string | null; readonly rows?: undefined }
  /** A set: two of them are compared row by row. */
  | { readonly rows: (body: OperationBody) => SetRow[]; readonly duplicateKey?: undefined }
)

/** Everything that the kit knows of one write besides how it travels: relay, hooks and the test double read it here. */
export type OperationDefinition<E extends Endpoint<WriteName> = Endpoint<WriteName>> = OperationEffects & {
  readonly endpoint: E
  /** The letters before a reference. */
  readonly prefix: string
  /** What may be shown and kept of a body. `rows` saves reading them again. */
  readonly summarise: (body: unknown, rows?: readonly SetRow[]) => Summary
  /** Equal for two bodies that a person would take for the same operation; `null` for one that is like no other. */
  readonly duplicateKey: (body: unknown, rows?: readonly SetRow[]) => string | null
  /** Whether it is a set, whose rows settle one by one. */
  readonly hasRows: boolean
  /** The rows of a set, in order; empty for everything else. */
  readonly rows: (body: unknown) => SetRow[]
  /** The whole account or phone number that money goes to; `null` where it goes to none. */
  readonly destination: (body: unknown) => string | null
  /** Equal for two bodies whose money goes to one account or mobile-money account; `null` where it goes to none. */
  readonly destinationKey: (body: unknown) => string | null
  /** The facts of a body that a second person decides about. */
  readonly disclose: (body: unknown) => Disclosed
}

/**
 * Declares what a write is about, what makes two of it equal, how it settles and which reads it touches. A body that is no object, such as
 * a form that only passes through, says nothing.
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
  { settledBy, money, touches }: OperationEffects,
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

/** What a set shares with another of the same rows, in any order; `null` for one without rows. */
function keyOfRows(rows: readonly SetRow[]): string | null {
  return rows.length === 0 ? null : writeJson(rows.map(rowKey).sort())
}

function isRecord(value: unknown): value is OperationBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

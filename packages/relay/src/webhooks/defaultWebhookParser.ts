import { toAmount } from '@onlend/core'
import { isRecord } from '../json/isRecord.ts'
import { tryParseJson } from '../json/tryParseJson.ts'
import type { EventKind, WebhookEvent, WebhookParser } from './WebhookEvent.ts'

type Fields = Readonly<Record<string, unknown>>

const success = /^(success|successful|succeeded|completed|complete|paid|settled|registered|reconciled)$/
const failure =
  /^(fail|failed|failure|rejected|declined|reversed|error|cancelled|canceled|duplicate|invalid)$/

/** Checked in this order: a repayment is also a payment and a transaction. */
const kinds: readonly [RegExp, EventKind][] = [
  [/withdraw|transfer|payout/, 'withdraw'],
  [/repay|reconcil|payment/, 'reconcileRepayments'],
  [/transaction|registration/, 'registerTransactions'],
]

/**
 * Reads webhook bodies as tolerantly as is safe. The API document shows none (Partner API, Events), so this rests on assumptions:
 * - The body is a JSON object, or an array of them, a byte order mark aside; what is told is in `data` or `payload`, else in the object itself.
 * - `event`, `event_type` or `type` names the kind (`withdrawal.succeeded`); without it an account or a phone number means a withdrawal.
 * - The outcome is the last word of that name or the inner `status`; when both speak they must agree. A `status` beside `data` is the
 *   envelope's and decides nothing. Anything but a known final word, such as `pending`, is not an event.
 * - Partner, amount, account and references go by the names that the API uses for them elsewhere.
 */
export const defaultWebhookParser: WebhookParser = (body) => {
  const parsed = tryParseJson(body.replace(/^\ufeff/, ''))
  const items: unknown[] = Array.isArray(parsed) ? parsed : [parsed]
  return items.flatMap((item) => {
    const event = isRecord(item) ? readEvent(item) : null
    return event ? [event] : []
  })
}

function readEvent(item: Fields): WebhookEvent | null {
  const inner = [item.data, item.payload].find(isRecord)
  const fields = inner ?? item
  const name = firstText(item, ['event', 'event_type', 'type'])?.toLowerCase() ?? ''
  const kind = readKind(name, fields)
  const outcome = readOutcome(name, firstText(fields, ['status', 'state', 'transaction_status']))
  if (!kind || !outcome) return null
  return {
    kind,
    outcome,
    customerPartnerId: firstText(fields, ['customer_partner_id', 'cup_id', 'customer_partner']),
    reference: firstText(fields, ['reference', 'client_reference', 'operation_id', 'id']),
    transactionReference: firstText(fields, ['transaction_reference']),
    amount: readAmount(fields.amount ?? fields.amount_payable ?? null),
    destination: firstText(fields, ['account_number', 'mobile_no', 'phone_number']),
    message:
      firstText(fields, ['message', 'reason', 'failure_reason', 'narration']) ?? firstText(item, ['message']),
  }
}

function readKind(name: string, fields: Fields): EventKind | null {
  const named = kinds.find(([pattern]) => pattern.test(name))
  if (named) return named[1]
  if (name !== '') return null
  return 'account_number' in fields || 'mobile_no' in fields ? 'withdraw' : null
}

function readOutcome(name: string, status: string | null): WebhookEvent['outcome'] | null {
  const words = [name.split(/[._:\s-]/).at(-1) ?? '', status?.toLowerCase() ?? '']
  const succeeded = words.some((word) => success.test(word))
  const failed = words.some((word) => failure.test(word))
  if (succeeded === failed) return null
  return succeeded ? 'succeeded' : 'failed'
}

function firstText(fields: Fields, names: readonly string[]): string | null {
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'string' && value !== '') return value.slice(0, 500)
    if (typeof value === 'number') return String(value)
  }
  return null
}

/** An amount in another spelling, such as `1,000.00`, is passed on as it is, so that it fits nothing instead of seeming not to be told. */
function readAmount(value: unknown): string | null {
  if (value === null || value === '') return null
  if (typeof value !== 'string' && typeof value !== 'number') return JSON.stringify(value).slice(0, 100)
  return toAmount(value) ?? String(value).slice(0, 500)
}

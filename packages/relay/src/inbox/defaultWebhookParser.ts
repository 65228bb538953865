import { toAmount } from '@onlend/core'
import { isRecord } from '../lib/isRecord.ts'
import { eventFields } from './eventFields.ts'
import { tryParseJson } from '../lib/tryParseJson.ts'
import { readEventName } from './readEventName.ts'
import { type FinalStatus, readFinalStatus } from './readFinalStatus.ts'
import type { WebhookEvent, WebhookParser } from './WebhookEvent.ts'

/** Words for another kind of payment, or for a payment without a final state. */
const otherwise =
  /revers|refund|return|chargeback|dispute|fee|charge|commission|levy|receipt|receiv|incoming|inbound|inflow|deposit|credit|collect|checkout|remind|pending|process|progress|queue|initiat|creat|schedul|approv|hold|\bnot\b|\bun|\bnon|\bno\b/

type Fields = Readonly<Record<string, unknown>>

/** The fields with the name of the event. */
const nameFields = ['event', 'event_type', 'eventType', 'event.type', 'event_name', 'type', 'topic']
/** The fields with the class of the payment; a word of `otherwise` there means another payment. */
const classFields = [
  'type',
  'transaction_type',
  'transactionType',
  'category',
  'direction',
  'sub_type',
  'purpose',
  'kind',
]

/**
 * Reads the webhook bodies that have only one possible meaning. The API document shows none (Partner API, Events), so the parser uses closed
 * lists. A body outside of these lists is unread: it settles nothing, and the inbox keeps it for an operator.
 * - The body is a JSON object or an array of objects, after an optional byte order mark; the data is in `data` or `payload`, else in the object itself.
 * - The name of the event is a kind (`withdrawal`), or a kind and a final status (`withdrawal.succeeded`); every name in the body must be one.
 * - The inner status is a final status. If name and status both have an outcome, they must agree; a name with the kind alone, or with
 *   `complete`, needs the status. The money of a withdrawal that is `reversed` or `returned` has come back.
 * - Partner, amount, account and references have the names that the API uses for them elsewhere.
 *
 * @example
 * const webhooks = { service: { verify: standardWebhookVerifier({ secrets }), parse: defaultWebhookParser } }
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
  const inner = eventFields.inners.map((name) => item[name]).find(isRecord)
  const fields = inner ?? item
  const said = readKindAndOutcome(item, inner)
  if (!said) return null
  return {
    ...said,
    customerPartnerId: firstText(fields, ['customer_partner_id', 'cup_id', 'customer_partner']),
    ...readReferences(fields, inner !== undefined),
    transactionReference: firstText(fields, eventFields.transactionReferences),
    amount: readAmount(fields.amount ?? fields.amount_payable ?? null),
    destination: firstText(fields, eventFields.destinations),
    message:
      firstText(fields, ['message', 'reason', 'failure_reason', 'narration']) ?? firstText(item, ['message']),
  }
}

/** The kind and the outcome, where all names and statuses are final and agree. */
function readKindAndOutcome(
  item: Fields,
  inner: Fields | undefined,
): Pick<WebhookEvent, 'kind' | 'outcome'> | null {
  const names = listValues(item, nameFields).map(readEventName)
  const [first] = names
  if (!first || names.some((name) => name?.kind !== first.kind)) return null
  // A status beside the data belongs to the envelope: it is about the message and not about the payment.
  const statuses = listValues(inner ?? item, eventFields.statuses).map((status) =>
    readFinalStatus(status, first.kind),
  )
  const outcomes = [...names.flatMap((name) => name?.outcome ?? []), ...statuses]
  const [outcome] = outcomes
  if (!outcome || outcomes.some((other) => other !== outcome)) return null
  if (outcome !== 'reversed' && marksReversal(inner ?? item)) return null
  const classes = [...listValues(item, classFields), ...listValues(inner ?? {}, classFields)]
  // Some services repeat the name of the event in a class field.
  const isName = (word: unknown) => outcome === 'reversed' && readEventName(word)?.outcome === outcome
  if (classes.some((word) => isOtherPaymentClass(word) && !isName(word))) return null
  return isEnvelopeAgainst(item, inner, { kind: first.kind, outcome }) ? null : { kind: first.kind, outcome }
}

/** An envelope's status decides no outcome, but one that is not a success makes a success inside doubtful. */
function isEnvelopeAgainst(item: Fields, inner: Fields | undefined, { kind, outcome }: FinalStatus): boolean {
  if (!inner || outcome !== 'succeeded') return false
  return listValues(item, eventFields.statuses).some(
    (status) =>
      typeof status === 'string' && readFinalStatus(status, kind) !== 'succeeded' && status !== 'ok',
  )
}

/** Whether a field such as `reversed: true` marks a reversal, also against the status. */
function marksReversal(fields: Fields): boolean {
  return Object.entries(fields).some(
    ([name, value]) =>
      /^(?:is_?)?(?:revers(?:ed|al)|refund(?:ed)?)(?:_at|_on|At)?$/i.test(name) &&
      value !== null &&
      value !== false &&
      value !== '',
  )
}

type References = Pick<WebhookEvent, 'reference' | 'serviceReference'>

/** The relay's reference comes first; the other is the service's own. An id beside the event's name is the id of the message and names no payment. */
function readReferences(fields: Fields, isInner: boolean): References {
  const own = firstText(fields, eventFields.ownReferences)
  const others = [
    firstText(fields, ['reference']),
    firstText(fields, eventFields.serviceReferences),
    isInner ? firstText(fields, ['id']) : null,
  ].filter((reference) => reference !== null && reference !== own)
  const [reference = null, serviceReference = null] = own === null ? others : [own, ...others]
  return serviceReference === null ? { reference } : { reference, serviceReference }
}

/** The present values of these fields. */
function listValues(fields: Fields, names: readonly string[]): unknown[] {
  return names
    .map((name) => fields[name])
    .filter((value) => value !== undefined && value !== null && value !== '')
}

function firstText(fields: Fields, names: readonly string[]): string | null {
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'string' && value !== '') return value.slice(0, 500)
    if (typeof value === 'number') return String(value)
  }
  return null
}

/** Returns an amount in another spelling, such as `1,000.00`, unchanged, so that it fits no operation instead of looking like a missing one. */
function readAmount(value: unknown): string | null {
  if (value === null || value === '') return null
  if (typeof value !== 'string' && typeof value !== 'number') return JSON.stringify(value).slice(0, 100)
  return toAmount(value) ?? String(value).slice(0, 500)
}

/** Whether a class word means another kind of payment, or one without a final state. */
function isOtherPaymentClass(word: unknown): boolean {
  return typeof word === 'string' && otherwise.test(word.toLowerCase())
}

import { toAmount } from '@onlend/core'
import { isRecord } from '../lib/isRecord.ts'
import { eventFields } from './eventFields.ts'
import { tryParseJson } from '../lib/tryParseJson.ts'
import { readEventName } from './readEventName.ts'
import { type FinalStatus, readFinalStatus } from './readFinalStatus.ts'
import type { WebhookEvent, WebhookParser } from './WebhookEvent.ts'

/** What makes a payment another one, or no end of one. */
const otherwise =
  /revers|refund|return|chargeback|dispute|fee|charge|commission|levy|receipt|receiv|incoming|inbound|inflow|deposit|credit|collect|checkout|remind|pending|process|progress|queue|initiat|creat|schedul|approv|hold|\bnot\b|\bun|\bnon|\bno\b/

type Fields = Readonly<Record<string, unknown>>

/** Where bodies tell what they are about. */
const nameFields = ['event', 'event_type', 'eventType', 'event.type', 'event_name', 'type', 'topic']
/** Where bodies tell what kind of payment it was; a word there that is none of ours makes it another one. */
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
 * Reads the webhook bodies that have only one possible meaning. The API document shows none (Partner API, Events), so this rests on
 * closed lists, and what is not in them is unread: it settles nothing, and is kept for an operator.
 * - The body is a JSON object, or an array of them, a byte order mark aside; what is told is in `data` or `payload`, else in the object itself.
 * - The name of the event is a kind (`withdrawal`), or a kind and a final status (`withdrawal.succeeded`); every name that is told has to be one.
 * - The inner status is a final status. Where name and status speak, both are final and agree; a name of the kind alone, or one that says no more than
 *   that it is complete, needs the status. A withdrawal that is `reversed` or `returned` has come back.
 * - Partner, amount, account and references go by the names that the API uses for them elsewhere.
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

/** The kind and the outcome, where everything that speaks of them is final and says the same. */
function readKindAndOutcome(
  item: Fields,
  inner: Fields | undefined,
): Pick<WebhookEvent, 'kind' | 'outcome'> | null {
  const names = told(item, nameFields).map(readEventName)
  const [first] = names
  if (!first || names.some((name) => name?.kind !== first.kind)) return null
  // What is told beside the data is the envelope's: that the message was made, and not what became of the payment.
  const statuses = told(inner ?? item, eventFields.statuses).map((status) =>
    readFinalStatus(status, first.kind),
  )
  const outcomes = [...names.flatMap((name) => name?.outcome ?? []), ...statuses]
  const [outcome] = outcomes
  if (!outcome || outcomes.some((other) => other !== outcome)) return null
  if (outcome !== 'reversed' && marksReversal(inner ?? item)) return null
  const classes = [...told(item, classFields), ...told(inner ?? {}, classFields)]
  // The name of the event stands in a field of the class too, in some services.
  const isName = (word: unknown) => outcome === 'reversed' && readEventName(word)?.outcome === outcome
  if (classes.some((word) => isOtherPaymentClass(word) && !isName(word))) return null
  return isEnvelopeAgainst(item, inner, { kind: first.kind, outcome }) ? null : { kind: first.kind, outcome }
}

/** An envelope decides nothing, and one that says that something went wrong or is under way takes away the ease of what is inside. */
function isEnvelopeAgainst(item: Fields, inner: Fields | undefined, { kind, outcome }: FinalStatus): boolean {
  if (!inner || outcome !== 'succeeded') return false
  return told(item, eventFields.statuses).some(
    (status) =>
      typeof status === 'string' && readFinalStatus(status, kind) !== 'succeeded' && status !== 'ok',
  )
}

/** `reversed: true` and its like, whatever the status says. */
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

/** What is ours by its name comes first; the other is the service's own. The id beside the name of an event is the message's and names no payment. */
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

/** Every value of these fields that is told. */
function told(fields: Fields, names: readonly string[]): unknown[] {
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

/** An amount in another spelling, such as `1,000.00`, is passed on as it is, so that it fits nothing instead of seeming not to be told. */
function readAmount(value: unknown): string | null {
  if (value === null || value === '') return null
  if (typeof value !== 'string' && typeof value !== 'number') return JSON.stringify(value).slice(0, 100)
  return toAmount(value) ?? String(value).slice(0, 500)
}

/** Whether a word about the kind of a payment makes it another one than what was asked for here, or one that goes on. */
function isOtherPaymentClass(word: unknown): boolean {
  return typeof word === 'string' && otherwise.test(word.toLowerCase())
}

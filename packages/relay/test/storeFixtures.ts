import type { RelayStore, SweepLimits } from '../src/RelayStore.ts'
import type { Owner } from '../src/database/Owner.ts'
import type { AppliedReading, KeptDelivery, KeptEvent } from '../src/inbox/InboxRecord.ts'
import type { CallOutcome, Claim } from '../src/ledger/Claim.ts'
import type { UploadStore } from '../src/uploads/sql/uploadStore.ts'

/** A customer partner that no other case uses. */
export function newOwner(environment: Owner['environment'] = 'sandbox'): Owner {
  return { environment, kind: 'customerPartnerId', id: `cp_${crypto.randomUUID()}` }
}

/** The moment at which the cases happen. */
const start = 1_700_000_000_000

/** A withdrawal that nothing compares with another one until `changes` say so. */
export function withdrawClaim(owner: Owner, changes: Partial<Claim> = {}): Claim {
  const id = changes.id ?? `key-${crypto.randomUUID()}`
  return {
    owner,
    id,
    kind: 'withdraw',
    reference: `WD-${id}`,
    actor: 'somebody',
    payloadHash: 'hash',
    duplicateKey: null,
    heldBack: null,
    amount: '100',
    destinationHash: 'hash-of-account',
    destinationEnd: '6789',
    summary: {
      amount: '100',
      method: null,
      recipient: null,
      institution: null,
      destinationEnd: '6789',
      count: null,
    },
    rows: [],
    now: start,
    leaseUntil: start + 60_000,
    spending: null,
    approval: null,
    ...changes,
  }
}

/** What a call came to that the service has taken. */
export function acceptedOutcome(now: number): CallOutcome {
  return {
    state: 'accepted',
    answer: { status: 200, body: '{"status":"success"}', retryAfter: null },
    refusal: null,
    serviceMessage: 'in progress',
    result: null,
    now,
  }
}

/** A webhook that has not been seen before. */
export function newDelivery(changes: Partial<KeptDelivery> = {}): KeptDelivery {
  const messageId = `msg_${crypto.randomUUID()}`
  const received = { source: 'service', body: '{}', signed: true, now: 1_700_000_000_500 }
  return { environment: 'sandbox', messageId, bodyHash: `hash of ${messageId}`, ...received, ...changes }
}

/** A settlement event about a withdrawal, which says no more than `changes` do. */
export function settlementEvent(changes: Partial<KeptEvent>): KeptEvent {
  return {
    kind: 'withdraw',
    outcome: 'succeeded',
    customerPartnerId: null,
    reference: null,
    transactionReference: null,
    amount: null,
    destinationHash: null,
    destinationEnd: null,
    message: null,
    quarantined: false,
    needsConfirmation: false,
    ...changes,
  }
}

/** How a webhook was read that could be read, for the first time. */
export const appliedReading: AppliedReading = {
  isParsed: true,
  redacted: '[blank]',
  again: false,
  now: 1_700_000_001_000,
}

/** Keeps a webhook and applies the settlement events in it. Returns the webhook's id. */
export async function receiveEvents(
  store: RelayStore,
  events: Partial<KeptEvent>[],
  changes: Partial<AppliedReading> = {},
): Promise<string> {
  const { id } = await store.keepDelivery(newDelivery())
  await store.applyEvents(id, events.map(settlementEvent), { ...appliedReading, ...changes })
  return id
}

/** A sweep that finds nothing to do. */
export const nothingDue: SweepLimits = {
  environment: 'sandbox',
  now: 0,
  staleBefore: 0,
  answersBefore: 0,
  changeEventsBefore: 0,
  deliveriesBefore: 0,
}

type NewUpload = Parameters<UploadStore['createUpload']>[0]

/** A file of ten bytes that is about to arrive. */
export function newUpload(facts: Partial<NewUpload> = {}): NewUpload {
  return {
    owner: facts.owner ?? newOwner(),
    kind: 'submitCreditAssessment',
    set: 'current',
    id: crypto.randomUUID().replaceAll('-', ''),
    slot: 'bank_statements',
    name: 'statement.pdf',
    size: 10,
    expectedSha256: null,
    actor: 'uA',
    actorName: 'Ada',
    createdAt: 1_700_000_000_000,
    expiresAt: 1_700_000_100_000,
    ...facts,
  }
}

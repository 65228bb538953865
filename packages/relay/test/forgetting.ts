import type { Claim } from '../src/ledger/Claim.ts'
import type { Erasure, PruneLimits } from '../src/ledger/retention/RetentionRecord.ts'
import type { RelayStore } from '../src/RelayStore.ts'
import { acceptedOutcome, newOwner, receiveEvents, withdrawClaim } from './storeFixtures.ts'

const { now: start, leaseUntil } = withdrawClaim(newOwner())
/** All that is final by then has had its time. */
const later = leaseUntil + 1_000_000
const due: PruneLimits = {
  environment: 'sandbox',
  operationsBefore: later,
  webhooksBefore: later,
  snapshotsBefore: later,
  most: 100_000,
  now: later,
}
const refused = {
  answer: null,
  refusal: null,
  serviceMessage: null,
  result: null,
  state: 'rejected',
} as const
const evidence = { text: 'a statement', reference: null, at: null }

async function erase(store: RelayStore, claim: Claim, changes: Partial<Erasure> = {}): Promise<void> {
  const erasure = { owner: claim.owner, by: 'olu', uploads: [], changedBefore: later, now: later, ...changes }
  for (let isDone = false; !isDone; ) isDone = (await store.erase(erasure)).isDone
}

async function claimed(store: RelayStore, changes: Partial<Claim> = {}): Promise<Claim> {
  const claim = withdrawClaim(changes.owner ?? newOwner(), changes)
  await store.claim(claim)
  return claim
}

/** A withdrawal that succeeded, with the webhook that said so. */
async function settled(store: RelayStore, changes: Partial<Claim> = {}): Promise<Claim> {
  const claim = await claimed(store, changes)
  await store.record(claim, acceptedOutcome(claim.now))
  const reference = `service ${claim.id}`
  const event = { customerPartnerId: claim.owner.id, reference: claim.id, serviceReference: reference }
  await receiveEvents(store, [{ ...event, message: 'paid' }])
  return claim
}

const isThere = async (store: RelayStore, { owner, id }: Claim): Promise<boolean> =>
  (await store.findOperation([owner], id)) !== null

/** What the cases about forgetting begin with: moments, outcomes, and operations that have ended. */
export const forgetting = { start, later, due, refused, evidence, claimed, settled, erase, isThere } as const

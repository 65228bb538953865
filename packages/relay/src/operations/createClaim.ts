import { type EndpointName, relayHeaders } from '@onlend/core'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { keyedHash } from '../hashing/keyedHash.ts'
import type { Owner } from '../identity/Owner.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { Claim } from '../stores/RelayStore.ts'
import { createReference } from './createReference.ts'
import type { Intent } from './summaries/Intent.ts'

type CreateClaimParameters = {
  request: Request
  owner: Owner
  id: string
  kind: EndpointName
  actor: string
  /** What of the body is kept. */
  intent: Intent
  payloadHash: string | null
  /** Milliseconds that the call may take at most. */
  timeLimit: number
}

/** How much longer than its call a claim lives, so that recording the outcome of a slow call is never mistaken for a death. */
const leaseMargin = 30_000

/**
 * Writes down what a write is about, with everything that identifies an account hashed under the store's own secret.
 *
 * @throws RelayRefusal when the store cannot be reached.
 */
export async function createClaim(context: RelayContext, parameters: CreateClaimParameters): Promise<Claim> {
  const { request, owner, id, kind, actor, intent, payloadHash, timeLimit } = parameters
  const { clock, operations, store } = context
  const secret = await store.secret().catch(() => {
    throw new RelayRefusal('store_unavailable')
  })
  const now = clock.now()
  const isConfirmed = request.headers.get(relayHeaders.confirm) === 'duplicate'
  const comparable = intent.likeness !== null && operations.duplicateWindow > 0
  return {
    owner,
    id,
    kind,
    actor,
    payloadHash,
    reference: await createReference(kind, id),
    likeness: comparable ? await keyedHash(secret, `${kind}/${intent.likeness}`) : null,
    likenessSince: isConfirmed || !comparable ? null : now - operations.duplicateWindow,
    amount: intent.amount,
    destinationHash: intent.destination === null ? null : await keyedHash(secret, intent.destination),
    destinationEnd: intent.destination?.slice(-4) ?? null,
    summary: intent.summary,
    rows: intent.rows,
    now,
    leaseUntil: now + timeLimit + leaseMargin,
  }
}

import type { EndpointName } from '@onlend/core/internal'
import { relayHeaders } from '@onlend/core/relay'
import { keyedHash } from '../lib/keyedHash.ts'
import type { Owner } from '../identity/Owner.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { Claim } from '../stores/RelayStore.ts'
import { createReference } from './createReference.ts'
import { leaseMargin } from './leaseMargin.ts'
import { readInstitutionName } from './readInstitutionName.ts'
import { readStoreSecret } from './readStoreSecret.ts'
import type { Intent } from './summaries/Intent.ts'

type CreateClaimParameters = {
  request: Request
  owner: Owner
  id: string
  kind: EndpointName
  actor: string
  /** What of the body is kept. */
  intent: Intent
  /** SHA-256 of the body, in hex; `null` where it is streamed. */
  payloadHash: string | null
  /** Milliseconds that the call may take at most. */
  timeLimit: number
}

/**
 * Writes down what a write is about, with everything that an account could be guessed from hashed under the store's own secret.
 *
 * @throws RelayRefusal when the store cannot be reached.
 */
export async function createClaim(context: RelayContext, parameters: CreateClaimParameters): Promise<Claim> {
  const { request, owner, id, kind, actor, intent, payloadHash, timeLimit } = parameters
  const { clock, operations } = context
  const secret = await readStoreSecret(context)
  const now = clock.now()
  const comparable = intent.likeness !== null && operations.duplicateWindow > 0
  return {
    owner,
    id,
    kind,
    actor,
    payloadHash: payloadHash === null ? null : await keyedHash(secret, payloadHash),
    reference: await createReference(kind, id),
    likeness: comparable ? await keyedHash(secret, `${kind}/${intent.likeness}`) : null,
    heldBack: comparable
      ? {
          // Until it is stale, when it holds back for longer.
          acceptedSince: now - Math.max(day, operations.duplicateWindow, operations.staleAfter),
          finalSince: now - operations.duplicateWindow,
          confirmed: readConfirmed(request),
        }
      : null,
    amount: intent.amount,
    destinationHash: intent.destination === null ? null : await keyedHash(secret, intent.destination),
    destinationEnd: intent.destination?.slice(-4) ?? null,
    summary: { ...intent.summary, ...readInstitutionName(request, intent.summary) },
    rows: intent.rows,
    now,
    leaseUntil: now + timeLimit + leaseMargin,
  }
}

/** Milliseconds for which a withdrawal that was accepted holds back an equal one, at least. */
const day = 86_400_000

/** The earlier operation that was seen. A word that names none confirms none. */
function readConfirmed(request: Request): string | null {
  const [, id] =
    /^duplicate=([A-Za-z0-9_.~-]{8,128})$/.exec(request.headers.get(relayHeaders.confirm) ?? '') ?? []
  return id ?? null
}

import type { WriteName } from '@onlend/core/internal'
import { foldAmount, operations } from '@onlend/core/operations'
import { relayHeaders } from '@onlend/core/relay'
import { keyedHash } from '../lib/keyedHash.ts'
import type { Owner } from '../identity/Owner.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { Claim } from '../stores/RelayStore.ts'
import { createReference } from './createReference.ts'
import { leaseMargin } from './leaseMargin.ts'
import { readInstitutionName } from './readInstitutionName.ts'
import { readStoreSecret } from './readStoreSecret.ts'

type CreateClaimParameters = {
  request: Request
  owner: Owner
  id: string
  kind: WriteName
  actor: string
  /** The body as it was parsed; `null` where it is streamed, and so says nothing. */
  body: unknown
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
  const { request, owner, id, kind, actor, body, payloadHash, timeLimit } = parameters
  const { clock, operations: limits } = context
  const secret = await readStoreSecret(context)
  const now = clock.now()
  const operation = operations[kind]
  const rows = operation.rows(body)
  const summary = operation.summarise(body, rows)
  const destination = operation.destination(body)
  const key = limits.duplicateWindow > 0 ? operation.duplicateKey(body, rows) : null
  return {
    owner,
    id,
    kind,
    actor,
    payloadHash: payloadHash === null ? null : await keyedHash(secret, payloadHash),
    reference: await createReference(kind, id),
    duplicateKey: key === null ? null : await keyedHash(secret, `${kind}/${key}`),
    heldBack:
      key === null
        ? null
        : {
            // Until it is stale, when it holds back for longer.
            acceptedSince: now - Math.max(day, limits.duplicateWindow, limits.staleAfter),
            finalSince: now - limits.duplicateWindow,
            confirmed: readConfirmed(request),
          },
    amount: foldAmount(summary.amount),
    destinationHash: destination === null ? null : await keyedHash(secret, destination),
    destinationEnd: destination?.slice(-4) ?? null,
    summary: { ...summary, ...readInstitutionName(request, summary) },
    rows,
    now,
    leaseUntil: now + timeLimit + leaseMargin,
  }
}

/** Milliseconds for which a withdrawal that was accepted holds back an equal one, at least. */
const day = 86_400_000

/** The earlier operation that was seen. A header that names none confirms none. */
function readConfirmed(request: Request): string | null {
  const [, id] =
    /^duplicate=([A-Za-z0-9_.~-]{8,128})$/.exec(request.headers.get(relayHeaders.confirm) ?? '') ?? []
  return id ?? null
}

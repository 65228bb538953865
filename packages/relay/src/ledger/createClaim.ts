import { toSeenLine, type WriteName } from '@onlend/core/internal'
import { createReference, foldAmount, operations } from '@onlend/core/operations'
import { relayHeaders } from '@onlend/core/relay'
import { keyedHash } from '../lib/keyedHash.ts'
import type { Owner } from '../database/Owner.ts'
import type { LedgerContext } from './LedgerContext.ts'
import { hashLine } from './statement-lines/hashLine.ts'
import type { StatementLines } from './statement-lines/readStatementLines.ts'
import { createSpendingCheck } from './spending/createSpendingCheck.ts'
import type { Claim, ClaimedLine, WaitingRequest } from './OperationStore.ts'
import { leaseMargin } from './leaseMargin.ts'
import type { WriteFacts } from './readWriteFacts.ts'
import { readStoreSecret } from './readStoreSecret.ts'
import type { Operation } from '@onlend/core'

/** What a claim is made from. */
export type CreateClaimParameters = {
  /** What the person has confirmed, and the name of the bank or operator that was shown. */
  headers: Headers
  owner: Owner
  id: string
  kind: WriteName
  actor: string
  facts: WriteFacts
  /** SHA-256 of the body, in hex; `null` where it is streamed. */
  payloadHash: string | null
  /** Lines of a bank's statement that the rows are the money of, in the order of the rows. */
  statementLines?: StatementLines | null
  /** Milliseconds that the call may take at most. */
  timeLimit: number
  /** What is sent, for the kinds of operation that can be made to wait for a second person. */
  waiting?: { askedByName: string | null; request: WaitingRequest }
}

/**
 * Writes down what a write is about, with everything that an account could be guessed from hashed under the store's own secret.
 *
 * @throws RelayRefusal when the store cannot be reached, and when it cannot be found out what the host controls.
 */
export async function createClaim(context: LedgerContext, parameters: CreateClaimParameters): Promise<Claim> {
  const { headers, owner, id, kind, actor, facts, payloadHash, timeLimit } = parameters
  const { clock, operations: limits } = context
  const secret = await readStoreSecret(context)
  const { waiting } = parameters
  const spending = waiting
    ? await createSpendingCheck(context, { kind, owner, userId: actor, facts, secret })
    : null
  const now = clock.now()
  const { rows, summary, destinationKey } = facts
  const key = limits.duplicateWindow > 0 ? operations[kind].duplicateKey(facts.body, rows) : null
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
            confirmed: readConfirmed(headers),
          },
    statementLines: await hashLines(secret, owner, parameters.statementLines ?? null),
    amount: foldAmount(summary.amount),
    destinationHash: destinationKey === null ? null : await keyedHash(secret, destinationKey),
    destinationEnd: summary.destinationEnd,
    summary: { ...summary, ...readInstitutionName(headers, summary) },
    rows,
    now,
    leaseUntil: now + timeLimit + leaseMargin,
    witnessed: await context.fence.witnessed(),
    spending: spending?.check ?? null,
    approval:
      waiting && spending?.approval
        ? { ...waiting, rule: spending.approval.rule, expiresAt: now + spending.approval.time }
        : null,
  }
}

/** Milliseconds for which a withdrawal that was accepted holds back an equal one, at least. */
const day = 86_400_000

/** The earlier operation that was seen. A header that names none confirms none. */
function readConfirmed(headers: Headers): string | null {
  const [, id] = /^duplicate=([A-Za-z0-9_.~-]{8,128})$/.exec(headers.get(relayHeaders.confirm) ?? '') ?? []
  return id ?? null
}

/** Letters; a longer name is cut. */
const longestName = 80

/** As many digits in a row as an account, phone or identity number has. */
const numbered = /\d{6}/

/**
 * The name that stood beside the code of a bank or operator when a person confirmed it. It is for the receipt only: the service never gets
 * it, nothing is compared with it, and one that could hold such a number is not kept.
 */
function readInstitutionName(
  headers: Headers,
  { institution }: Operation['summary'],
): { institutionName?: string } {
  const sent = headers.get(relayHeaders.institution)
  if (sent === null || institution === null || sent.length > longestName * 12) return {}
  const name = toSeenLine(decode(sent))
  const institutionName = [...name].slice(0, longestName).join('').trim()
  return institutionName === '' || numbered.test(name.replace(/[\s.-]/g, '')) ? {} : { institutionName }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Not what a client of ours sends.
    return ''
  }
}

/** The lines that a claim is to hold, each once, with the rows that it is the money of. */
async function hashLines(secret: string, owner: Owner, lines: StatementLines | null): Promise<ClaimedLine[]> {
  const positions = new Map<string, Set<number>>()
  for (const [position, digests] of (lines ?? []).entries())
    for (const digest of digests) positions.set(digest, (positions.get(digest) ?? new Set()).add(position))
  return Promise.all(
    [...positions].map(async ([digest, rows]) => ({
      hash: await hashLine(secret, owner, digest),
      positions: [...rows],
    })),
  )
}

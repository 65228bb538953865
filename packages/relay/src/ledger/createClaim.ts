import { toSeenLine, type WriteName } from '@onlend/core/internal'
import { createReference, foldAmount, operations } from '@onlend/core/operations'
import { relayHeaders } from '@onlend/core/relay'
import { keyedHash } from '../lib/keyedHash.ts'
import type { Owner } from '../database/Owner.ts'
import type { LedgerContext } from './LedgerContext.ts'
import { hashLine } from './statement-lines/hashLine.ts'
import type { StatementLines } from './statement-lines/readStatementLines.ts'
import { createSpendingCheck } from './spending/createSpendingCheck.ts'
import type { Claim, ClaimedLine, WaitingRequest } from './Claim.ts'
import { leaseMargin } from './leaseMargin.ts'
import type { WriteFacts } from './readWriteFacts.ts'
import { readStoreSecret } from './readStoreSecret.ts'
import type { Operation } from '@onlend/core'

/** The facts for a claim. */
export type CreateClaimParameters = {
  /** The headers with the person's confirmation, and the name of the bank or operator that the page showed. */
  headers: Headers
  owner: Owner
  id: string
  kind: WriteName
  actor: string
  facts: WriteFacts
  /** SHA-256 of the body, in hex. */
  payloadHash: string
  /** The statement lines that pay for the rows, in the order of the rows. */
  statementLines?: StatementLines | null
  /** The longest duration of the call, in milliseconds. */
  timeLimit: number
  /** The request to send later, for the kinds of operation that can wait for a second person. */
  waiting?: { askedByName: string | null; request: WaitingRequest }
}

/**
 * Makes the claim of a write; hashes under the store's own secret everything from which an account could be guessed.
 *
 * @throws RelayRefusal when the store cannot be reached, and when the host does not answer with its spending controls.
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
    payloadHash: await keyedHash(secret, payloadHash),
    reference: await createReference(kind, id),
    duplicateKey: key === null ? null : await keyedHash(secret, `${kind}/${key}`),
    heldBack:
      key === null
        ? null
        : {
            // Covers the time until the operation is stale; a stale operation holds back without an end.
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

/** The shortest time for which an accepted operation that awaits its event holds back an equal one, in milliseconds. */
const day = 86_400_000

/** The earlier operation that the person has seen; `null` where the header names none. */
function readConfirmed(headers: Headers): string | null {
  const [, id] = /^duplicate=([A-Za-z0-9_.~-]{8,128})$/.exec(headers.get(relayHeaders.confirm) ?? '') ?? []
  return id ?? null
}

/** Letters; a longer name is cut. */
const longestName = 80

/** Six digits in a row: part of an account, phone or identity number. */
const numbered = /\d{6}/

/**
 * The name beside the code of a bank or operator that the person confirmed. Only the receipt uses the name: the relay never sends it to
 * the service, compares nothing with it, and drops a name that contains such a number.
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
    // The kit's client never sends such a header.
    return ''
  }
}

/** The statement lines of a claim, each once, with the rows that the line pays for. */
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

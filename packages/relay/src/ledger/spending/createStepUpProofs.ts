import type { Operation } from '@onlend/core'
import { foldAmount } from '@onlend/core/operations'
import { isSameSecret } from '../../lib/isSameSecret.ts'
import { keyedHash } from '../../lib/keyedHash.ts'
import type { StepUpQuestion } from './SpendingControls.ts'

type StepUpProofOptions = {
  /** 32 characters or more, the same for every instance. */
  secret: string
  /** Milliseconds for which a proof is good. @default 300000 */
  lifetime?: number
  /** @default the machine's time */
  now?: () => number
}

/** What a proof is made for: the person who has just shown who they are, and what the page said that they mean. */
export type StepUpIntent = Pick<StepUpQuestion, 'action' | 'operationId'> & {
  /** The host's own id of the person, as in the principal. */
  userId: string
  /** The partner's id. */
  ownerId: string
  summary: Pick<Operation['summary'], 'amount' | 'method' | 'institution' | 'destinationEnd'>
}

/** Proofs that the host makes after its own check of a person, and that the relay verifies. */
export type StepUpProofs = {
  /** Makes a proof, for the page to send with this operation. Call it only once the person has passed the host's check. */
  issue(intent: StepUpIntent): Promise<string>
  /** The relay's option of this name. */
  verifyStepUp(question: StepUpQuestion): Promise<boolean>
}

/**
 * Makes proofs of step-up that are bound to the person, the operation id, the action, the partner, the amount and the destination, and end by themselves.
 * A proof for another operation, another amount or another person is none.
 *
 * @throws TypeError for a secret that is too short.
 * @example
 * const proofs = createStepUpProofs({ secret: 'a secret of 32 characters or more' })
 * const { verifyStepUp } = proofs
 */
export function createStepUpProofs({
  secret,
  lifetime = 300_000,
  now = Date.now,
}: StepUpProofOptions): StepUpProofs {
  if (typeof secret !== 'string' || secret.length < 32)
    throw new TypeError('createStepUpProofs needs a secret of 32 characters or more')
  const sign = (intent: StepUpIntent, expiresAt: number): Promise<string> => {
    const { action, operationId, userId, ownerId, summary } = intent
    const { method, institution, destinationEnd } = summary
    const amount = foldAmount(summary.amount)
    const bound = [
      expiresAt,
      userId,
      action,
      operationId,
      ownerId,
      amount,
      method,
      institution,
      destinationEnd,
    ]
    return keyedHash(secret, JSON.stringify(bound))
  }
  return {
    async issue(intent) {
      const expiresAt = now() + lifetime
      return `${expiresAt}.${await sign(intent, expiresAt)}`
    },
    async verifyStepUp({ principal, action, operationId, owner, summary, proof }) {
      const [, expires = '', digest = ''] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(proof) ?? []
      if (digest === '' || Number(expires) <= now()) return false
      const intent = { action, operationId, userId: principal.userId, ownerId: owner.id, summary }
      return isSameSecret(digest, await sign(intent, Number(expires)))
    },
  }
}

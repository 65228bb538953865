import { isSameSecret, OptionError } from '@onlend/core/internal'
import type { Operation } from '@onlend/core'
import { foldAmount } from '@onlend/core/operations'
import { keyedHash } from '../../lib/keyedHash.ts'
import type { StepUpQuestion } from './SpendingControls.ts'

type StepUpProofOptions = {
  /** 32 characters or more, the same for every instance. */
  secret: string
  /** Milliseconds for which a proof is valid. @default 300000 */
  lifetime?: number
  /** @default the machine's time */
  now?: () => number
}

/** The person who has just passed the host's check, and the operation that the page named. */
export type StepUpIntent = Pick<StepUpQuestion, 'action' | 'operationId'> & {
  /** The host's own id of the person, as in the principal. */
  userId: string
  /** The partner's id. */
  ownerId: string
  summary: Pick<Operation['summary'], 'amount' | 'method' | 'institution' | 'destinationEnd'>
}

/** Makes proofs for the host after its own check of a person, and verifies them for the relay. */
export type StepUpProofs = {
  /** Makes a proof, for the page to send with this operation. Call it only after the person has passed the host's check. */
  issue(intent: StepUpIntent): Promise<string>
  /** The function for the relay's option `verifyStepUp`. */
  verifyStepUp(question: StepUpQuestion): Promise<boolean>
}

/**
 * Makes step-up proofs that are bound to the person, the operation id, the action, the partner, the amount and the destination, and that expire.
 * A proof for another operation, amount or person is invalid.
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
    throw new OptionError('createStepUpProofs needs a secret of 32 characters or more')
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
      if (Number(expires) <= now()) return false
      const intent = { action, operationId, userId: principal.userId, ownerId: owner.id, summary }
      return isSameSecret(digest, await sign(intent, Number(expires)))
    },
  }
}

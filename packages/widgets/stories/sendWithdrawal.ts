import { type Amount, createOperationId, startOperation, withdraw } from '@onlend/core'
import type { StoryWorld } from './StoryWorld.ts'

type Destination = {
  amount?: Amount
  name?: string
  accountNumber?: string
  bankCode?: string
  /** The name that stood beside the code. */
  bankName?: string
  /** The earlier equal withdrawal that the person has seen. */
  confirmDuplicate?: string
  /** Where the relay wants one. */
  stepUpProof?: string
}

/**
 * Makes a withdrawal before a story begins and returns its operation id, with any outcome: lay a fault first for one that is
 * lost, and let the sandbox's clock run for one that has settled.
 */
export async function sendWithdrawal(world: StoryWorld, destination: Destination = {}): Promise<string> {
  const {
    amount = '50000',
    name = 'Chidi Okafor',
    accountNumber = '2123456789',
    bankCode = '058',
    bankName,
    confirmDuplicate,
    stepUpProof,
  } = destination
  const { client, customerPartnerId } = world
  const operationId = createOperationId()
  const body = {
    account_type: 'bank' as const,
    name,
    amount,
    account_number: accountNumber,
    bank_code: bankCode,
  }
  try {
    await startOperation(
      client,
      withdraw,
      { customerPartnerId, body },
      { operationId, institutionName: bankName, confirmDuplicate, stepUpProof },
    )
  } catch {
    // A story about a refused or a lost withdrawal wants exactly this; the relay's ledger holds what happened.
  }
  return operationId
}

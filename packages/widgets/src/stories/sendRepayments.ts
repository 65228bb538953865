import { type Amount, reconcileRepayments } from '@onlend/core'
import { sendBefore } from './sendBefore.ts'
import type { StoryWorld } from './StoryWorld.ts'

type Payment = { transaction_reference: string; amount: Amount }

/** Reports repayments before a story begins; one whose reference begins with `BAD-` fails. Returns the operation id. */
export async function sendRepayments(world: StoryWorld, payments: Payment[]): Promise<string> {
  const { customerPartnerId } = world
  return sendBefore(world, reconcileRepayments, { customerPartnerId, body: { payments } })
}

import { sendWithdrawal } from './sendWithdrawal.ts'
import type { StoryWorld } from './StoryWorld.ts'

/** Who asks for it in the stories, while `user_harbour` is the second person. */
const maker = { userId: 'user_ada', displayName: 'Ada Obi' }

/** Has another person ask for withdrawals, each of which waits for a second person; returns the operation id of the last. */
export async function waitForApproval(
  world: StoryWorld,
  ...withdrawals: Parameters<typeof sendWithdrawal>[1][]
): Promise<string> {
  world.relay.signIn(maker)
  let operationId = ''
  for (const withdrawal of withdrawals.length > 0 ? withdrawals : [{}])
    operationId = await sendWithdrawal(world, { bankName: 'Guaranty Trust Bank', ...withdrawal })
  world.relay.signIn()
  return operationId
}

import { requestDrawdown } from '@onlend/core'
import { sendBefore } from './sendBefore.ts'
import type { StoryWorld } from './StoryWorld.ts'

/** Asks for a drawdown of 50,000 over 60 days before a story begins. */
export async function sendDrawdownRequest(world: StoryWorld): Promise<void> {
  const body = { amount: '50000' as const, tenor: 60 }
  await sendBefore(world, requestDrawdown, { customerPartnerId: world.customerPartnerId, body })
}

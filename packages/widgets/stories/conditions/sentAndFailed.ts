import { sendWithdrawal } from '../sendWithdrawal.ts'
import type { StoryWorld } from '../StoryWorld.ts'

/** A history for a page: one withdrawal that succeeded, one that failed, one that is unknown. */
export async function sentAndFailed(world: StoryWorld): Promise<void> {
  const { sandbox } = world
  await sendWithdrawal(world, { amount: '48500.01', name: 'Chidi Okafor' })
  await sendWithdrawal(world, { amount: '12500.02', name: 'Amina Bello', accountNumber: '2233445566' })
  await sandbox.advance(5_000)
  sandbox.faults.add({ endpoint: 'withdraw', fault: 'reset' })
  await sendWithdrawal(world, { amount: '7000', name: 'Tunde Adeyemi', accountNumber: '0099887766' })
}

import type { World } from './World.ts'

/** A withdrawal of which no one knows the outcome. */
export async function loseAnswer(
  world: World,
  key: string,
  changes: Record<string, unknown> = {},
): Promise<void> {
  world.sandbox.faults.add({ endpoint: 'withdraw', fault: 'done-then-reset' })
  await world.withdraw(key, changes)
}

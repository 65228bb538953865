import type { OperatorCommand } from './OperatorCommand.ts'

/** Deletes the records that `retention` no longer keeps. */
export const prune: OperatorCommand = async (relay, { print }) => {
  const { operations, webhooks, destinations } = await relay.prune()
  print(
    `Pruned: ${operations} operations, ${webhooks} webhooks, ${destinations} accounts that were asked for.`,
  )
  return 0
}

import { openForCommand } from './server/commands/openForCommand.ts'

try {
  const { relay, retention, close } = await openForCommand()
  try {
    const { operations, webhooks, destinations } = await relay.prune()
    if (retention.operations === 'forever' && retention.webhooks === 'forever')
      console.log(
        'Everything is kept for good: RETENTION_OPERATIONS and RETENTION_WEBHOOKS say for how many days otherwise.',
      )
    else
      console.log(
        `Pruned: ${operations} operations, ${webhooks} webhooks, ${destinations} accounts that were asked for.`,
      )
  } finally {
    await close()
  }
} catch (error) {
  console.error(`prune: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

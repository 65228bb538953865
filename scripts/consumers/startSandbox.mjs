import { join } from 'node:path'
import { startServer } from './runCommand.mjs'

/**
 * Starts a sandbox that sends its settlement events to `webhookUrl`. Returns its address, `settle`, which ends what it has taken on,
 * `withdrawals`, the withdrawal calls that have reached it, and `stop`.
 */
export async function startSandbox({ root, environment, apiKey, webhookUrl, webhookSecret, signal }) {
  const apps = join(root, 'apps/sandbox')
  const exitWithParent = join(root, 'scripts/up/exitWithParent.mjs')
  const server = await startServer({
    folder: apps,
    command: `exec node --import ${JSON.stringify(exitWithParent)} --conditions=@onlend/source --import tsx src/main.ts`,
    environment: {
      ...environment,
      ...{ PORT: '0', SANDBOX_API_KEY: apiKey, WEBHOOK_URL: webhookUrl, WEBHOOK_SECRET: webhookSecret },
    },
    isReady: (output) => /listening at \S+,/.test(output),
    signal,
  })
  const [, url] = /listening at (\S+),/.exec(server.output())
  return {
    url,
    stop: server.stop,
    /** The service's clock goes on by five seconds, after which a withdrawal has ended and the relay was told. */
    async settle() {
      const answer = await fetch(`${url}/control/advance`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ms: 5_000 }),
      })
      if (!answer.ok) throw new Error(`The sandbox refused to settle: ${await answer.text()}`)
    },
    async withdrawals() {
      const { calls } = await (await fetch(`${url}/control/calls`)).json()
      return calls.filter(({ endpoint }) => endpoint === 'withdraw')
    },
  }
}

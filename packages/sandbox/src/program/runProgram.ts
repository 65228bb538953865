import { parseArgs } from 'node:util'
import { readEnvironment } from '../server/readEnvironment.ts'
import { startSandbox } from '../server/startSandbox.ts'

/** The default secret that signs events. The secret is public, and a relay refuses it in production. */
const demoSecret = 'whsec_b25sZW5kLXNhbmRib3gtZGVtby1zZWNyZXQtMQ=='

const help = `onlend-sandbox [mcp] [--port 4311] [--host 127.0.0.1] [--webhook-url <address>]

  The lending service as an imitation, with a control page, for development and tests. Nothing in it is real.

  mcp            offers the sandbox to a coding assistant as tools, on standard input and output; needs @modelcontextprotocol/sdk

  --port         the port to listen at; 0 for any that is free (PORT, 4311)
  --host         the address to listen at; 0.0.0.0 in a container (HOST, 127.0.0.1)
  --webhook-url  where events are sent, such as http://127.0.0.1:4310/lending/webhooks/service (WEBHOOK_URL)
  --help         this

  SANDBOX_API_KEY  the key that callers show (sk_sandbox_demo)
  WEBHOOK_SECRET   whsec_ and base64, signs the events (a public one, which is printed)
  SNAPSHOT_FILE    a file that keeps the state from one start to the next (memory alone)
`

type RunParameters = {
  /** The command line after the program's name. */
  given: readonly string[]
  variables: Readonly<Record<string, string | undefined>>
  print: (text: string) => void
  /** Prints where standard output belongs to an assistant. @default print */
  printBeside?: (text: string) => void
}

/**
 * Starts the sandbox by the command line and the environment, and prints its address and the settings for a relay. Returns the function that stops it;
 * `null` after it only printed help.
 *
 * @throws Error with one line that names the problem.
 */
export async function runProgram({
  given,
  variables,
  print,
  printBeside = print,
}: RunParameters): Promise<(() => Promise<void>) | null> {
  const isMcp = given[0] === 'mcp'
  const { values } = parseArgs({
    args: isMcp ? given.slice(1) : [...given],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      'webhook-url': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    print(help)
    return null
  }
  const environment = readEnvironment({
    ...variables,
    ...(values.port !== undefined && { PORT: values.port }),
    ...(values.host !== undefined && { HOST: values.host }),
    ...(values['webhook-url'] !== undefined && { WEBHOOK_URL: values['webhook-url'] }),
  })
  const { webhookUrl, webhookSecret } = environment
  const serveMcp = isMcp ? await loadMcp() : null
  const { address, sandbox, stop } = await startSandbox({
    ...environment,
    webhookSecret: webhookSecret ?? demoSecret,
  })
  await serveMcp?.(sandbox, () => void stop())
  const say = isMcp ? printBeside : print
  say(`Sandbox listening at ${address}, which is also its control page

Point a relay at it:
  LENDING_ENVIRONMENT=sandbox
  LENDING_API_URL=${address}
  LENDING_API_KEY=${variables.SANDBOX_API_KEY ? '<that of SANDBOX_API_KEY>' : environment.apiKey}
  WEBHOOK_SECRET=${webhookSecret === null ? demoSecret : '<that of WEBHOOK_SECRET here>'}

${webhookUrl === null ? 'No events are sent: name the relay with --webhook-url http://127.0.0.1:4310/lending/webhooks/service' : `Events are sent to ${webhookUrl}`}
`)
  return stop
}

/** Loads the server for assistants. The MCP library brings a hundred packages, which a sandbox alone does not need. */
async function loadMcp() {
  try {
    return (await import('./mcp/serveMcp.ts')).serveMcp
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    throw new Error(
      'mcp needs @modelcontextprotocol/sdk: npx --package=@modelcontextprotocol/sdk --package=@onlend/sandbox onlend-sandbox mcp',
    )
  }
}

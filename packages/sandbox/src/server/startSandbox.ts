import { OptionError } from '@onlend/core/internal'
import { randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { createSandbox, type FaultedAnswer, type Sandbox, type SandboxClock, slowBody } from '../index.ts'
import { createControlRoutes } from './createControlRoutes.ts'
import { createPageRoutes } from './page/createPageRoutes.ts'
import { readEnvironment, type SandboxEnvironment } from './readEnvironment.ts'

/** The settings of a sandbox behind a port; omitted settings have the defaults of `readEnvironment`. */
type StartSandboxSettings = Partial<SandboxEnvironment> & {
  /** The clock; with `manualClock(Date.now())` no operation settles before a test advances it. @default a clock that runs with the wall clock */
  clock?: SandboxClock
}

/** A sandbox behind a port. */
export type RunningSandbox = {
  address: string
  sandbox: Sandbox
  /** Ends every connection, saves unsaved changes, and closes the port. */
  stop(): Promise<void>
}

/**
 * Starts a sandbox behind a port, with its control page, and waits until it listens: at any free port of this machine by default.
 *
 * @throws Error when the port is taken, or SNAPSHOT_FILE holds no snapshot.
 * @example
 * const { address, stop } = await startSandbox({ webhookUrl: 'http://127.0.0.1:4310/lending/webhooks/service' })
 */
export async function startSandbox(settings: StartSandboxSettings = {}): Promise<RunningSandbox> {
  const { host, port, apiKey, webhookUrl, webhookSecret, snapshotFile } = {
    ...readEnvironment({ PORT: '0' }),
    ...settings,
  }
  const snapshot = snapshotFile === null ? undefined : readSnapshotFile(snapshotFile)
  const sandbox = openSandbox({
    apiKey,
    ...(settings.clock === undefined ? {} : { clock: settings.clock }),
    // each run has new ids: a relay that stored an earlier run's webhooks would take new ones for repeats
    seed: randomInt(2 ** 31),
    webhook: {
      now: Date.now,
      ...(webhookUrl === null ? {} : { url: webhookUrl }),
      ...(webhookSecret === null ? {} : { secret: webhookSecret }),
    },
    ...(snapshot === undefined ? {} : { snapshot }),
  })
  const saveLast = snapshotFile === null ? () => {} : keepSnapshot(sandbox, snapshotFile)
  const server = createAdaptorServer({ fetch: createApp(sandbox).fetch })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
  } catch (error) {
    sandbox.close()
    throw new OptionError(`PORT ${port} on HOST ${host} cannot be listened on: ${findReason(error)}`)
  }
  // a server that listens on TCP has an address object
  const listening = server.address() as AddressInfo
  return {
    sandbox,
    address: `http://${host.includes(':') ? `[${host}]` : host}:${listening.port}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
      saveLast()
      sandbox.close()
    },
  }
}

function openSandbox(options: Parameters<typeof createSandbox>[0]): Sandbox {
  try {
    return createSandbox(options)
  } catch (error) {
    throw new OptionError(`SNAPSHOT_FILE cannot be used: ${findReason(error)}`)
  }
}

function findReason(error: unknown): string {
  if (error instanceof OptionError) return error.fault
  return error instanceof Error ? error.message : String(error)
}

/** Puts a sandbox behind a port: the service itself, the control API, the control page. */
function createApp(sandbox: Sandbox): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/health', (context) => context.json({ status: 'ok', scenario: sandbox.control.state().scenario }))
  app.route('/', createPageRoutes(sandbox))
  app.route('/control', createControlRoutes(sandbox))
  app.all('*', async (context) => {
    const { raw } = context.req
    try {
      return await sendAnswer(await sandbox.answer(raw), context.env.outgoing, sandbox.clock)
    } catch (error) {
      if (!raw.signal.aborted) throw error
      // the caller has closed the connection: there is nothing to answer
      return RESPONSE_ALREADY_SENT
    }
  })
  return app
}

const pause = 200

/**
 * Saves the state shortly after each change, by writing beside the file and renaming, so that a crash leaves
 * the old state or the new one and never half of either. The function returned saves at once and stops.
 */
function keepSnapshot(sandbox: Sandbox, file: string): () => void {
  let waiting: ReturnType<typeof setTimeout> | null = null

  function save(): void {
    waiting = null
    const beside = `${file}.${process.pid}.tmp`
    writeFileSync(beside, sandbox.control.snapshot())
    renameSync(beside, file)
  }

  const stop = sandbox.control.onChange(() => {
    waiting ??= setTimeout(save, pause)
  })
  return () => {
    stop()
    if (waiting) clearTimeout(waiting)
    save()
  }
}

/** Reads the saved state; undefined when there is none yet. */
function readSnapshotFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

const compressors = { gzip: promisify(gzip), brotli: promisify(brotliCompress) }

/** Sends an answer over the real connection, which some faults break. */
async function sendAnswer(
  faulted: FaultedAnswer,
  outgoing: HttpBindings['outgoing'],
  clock: SandboxClock,
): Promise<Response> {
  const { answer, transport, slowMs } = faulted
  const { status, headers, body } = answer
  if (transport === 'reset') {
    outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  }
  if (transport === 'truncated') {
    const bytes = Buffer.from(body)
    outgoing.writeHead(status, { ...headers, 'content-length': bytes.length })
    outgoing.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => outgoing.destroy())
    return RESPONSE_ALREADY_SENT
  }
  if (transport === 'slow-body') return new Response(slowBody(body, slowMs, clock), { status, headers })
  if (transport === 'gzip' || transport === 'brotli') {
    const bytes = new Uint8Array(await compressors[transport](body))
    const coding = transport === 'gzip' ? 'gzip' : 'br'
    return new Response(bytes, { status, headers: { ...headers, 'content-encoding': coding } })
  }
  return new Response(body === '' ? null : body, { status, headers })
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signTestWebhook } from '@onlend/relay'
import { copyLedger } from './copyLedger.ts'
import { freePort } from './freePort.ts'
import { SandboxControl } from './SandboxControl.ts'
import { type HarnessProcess, startProcess } from './startProcess.ts'

const apps = join(import.meta.dirname, '../../..')

/** A sandbox and a host app of their own, each a real process, for the tests of one worker. */
export class Harness {
  readonly #stop: (() => Promise<void>)[] = []
  #host: HarnessProcess | null = null
  #environment: Record<string, string> = {}
  /** A key that must never be seen outside the host's backend. */
  readonly apiKey = `sk_canary_${crypto.randomUUID()}`
  hostUrl = ''
  /** The demo's second site, on an origin of its own. */
  shopUrl = ''
  sandbox = new SandboxControl('')
  /** The sandbox's control page. */
  sandboxUrl = ''
  /** Where the host keeps its ledger and the files that wait. */
  dataDir = ''

  /** With `isDemo`, as `npm start` does it: the host offers its sample files, and the way to the sandbox. */
  async start({ isDemo = false }: { isDemo?: boolean } = {}): Promise<void> {
    const dataDir = await mkdtemp(join(tmpdir(), 'onlend-e2e-'))
    this.dataDir = dataDir
    await copyLedger(dataDir)
    const [sandboxPort, hostPort, shopPort] = [await freePort(), await freePort(), await freePort()]
    const webhookSecret = `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64')}`
    const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
    this.sandboxUrl = sandboxUrl
    this.hostUrl = `http://127.0.0.1:${hostPort}`
    this.shopUrl = `http://127.0.0.1:${shopPort}`
    this.sandbox = new SandboxControl(sandboxUrl)
    const sandboxStart = startProcess({
      cwd: join(apps, 'sandbox'),
      healthUrl: `${sandboxUrl}/health`,
      environment: {
        PORT: String(sandboxPort),
        SANDBOX_API_KEY: this.apiKey,
        WEBHOOK_URL: `${this.hostUrl}/lending/webhooks/service`,
        WEBHOOK_SECRET: webhookSecret,
      },
    })
    this.#environment = {
      PORT: String(hostPort),
      DATA_DIR: dataDir,
      UPLOADS_DIR: join(dataDir, 'uploads'),
      LENDING_API_URL: sandboxUrl,
      LENDING_API_KEY: this.apiKey,
      LENDING_ENVIRONMENT: 'sandbox',
      ...(isDemo && { SANDBOX_CONTROL_URL: sandboxUrl }),
      // A page of a busy machine comes with its numbers too.
      PAGE_READ_TIMEOUT_MS: '20000',
      SESSION_SECRET: crypto.randomUUID(),
      WEBHOOK_SECRET: webhookSecret,
      EMBED_DEMO_PORT: String(shopPort),
      ALLOWED_ORIGINS: this.shopUrl,
      TOKEN_SECRET: `${crypto.randomUUID()}${crypto.randomUUID()}`,
    }
    const [sandbox] = await Promise.all([sandboxStart, this.startHost()])
    this.#stop.push(
      () => sandbox.stop(),
      () => rm(dataDir, { recursive: true, force: true }),
    )
  }

  async startHost(): Promise<void> {
    const healthUrl = `${this.hostUrl}/health`
    this.#host = await startProcess({ cwd: join(apps, 'host'), environment: this.#environment, healthUrl })
  }

  /** Cuts the host's power. */
  async killHost(): Promise<void> {
    await this.#host?.stop('SIGKILL')
  }

  /** Reports to the host, as the service would, that the money of a withdrawal came back. */
  async reportReversal(customerPartnerId: string, reference: string): Promise<void> {
    const id = crypto.randomUUID()
    const data = { customer_partner_id: customerPartnerId, reference }
    const body = JSON.stringify({ id, event: 'withdrawal.reversed', data })
    const secret = this.#environment.WEBHOOK_SECRET ?? ''
    const headers = await signTestWebhook({ secret, id, body, now: Date.now() })
    const url = `${this.hostUrl}/lending/webhooks/service`
    const answer = await fetch(url, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`The host refused the report of a reversal: ${answer.status}`)
  }

  hostOutput(): string {
    return this.#host?.output() ?? ''
  }

  async stop(): Promise<void> {
    // The service first: a host that is told to end goes on listening for an answer that a hanging service would never give.
    const [stopService, ...rest] = this.#stop
    await stopService?.()
    await this.#host?.stop()
    for (const stop of rest) await stop()
  }
}

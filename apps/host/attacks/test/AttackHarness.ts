import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { copyLedger } from '../../e2e/test/copyLedger.ts'
import { freePort } from '../../e2e/test/freePort.ts'
import { type HarnessProcess, startProcess } from '../../e2e/test/startProcess.ts'
import { hashPassword } from '../../src/server/passwords/hashPassword.ts'
import { canaries } from '../upstream/canaries.ts'
import { RecordingUpstream } from '../upstream/RecordingUpstream.ts'
import { type Answer, sendBytes } from '../wire/sendBytes.ts'
import type { Exchange } from '../wire/Exchange.ts'
import type { Ask } from './Ask.ts'
import { createCast, type PersonName } from './createCast.ts'
import { describeExchange } from './describeExchange.ts'
import { findLeaks } from './findLeaks.ts'
import { withdrawal } from '../rows/withdrawal.ts'
import { readMemory } from './readMemory.ts'
import { writeRequest } from './writeRequest.ts'

const hostFolder = join(import.meta.dirname, '../..')

type RawOptions = Omit<Parameters<typeof sendBytes>[0], 'port' | 'pieces'>

/** A host app as a real process with a recording lending service behind it, and the requests of an attacker. */
export class AttackHarness {
  readonly upstream = new RecordingUpstream()
  readonly #cookies = new Map<PersonName, string>()
  readonly #passwords: string[] = []
  #folder = ''
  #port = 0
  #host: HarnessProcess | null = null
  #readOutput = 0
  /** Every connection of the attack that is running. */
  exchanges: Exchange[] = []
  /** What the attack that is running has measured, for the report. */
  measured: string[] = []

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  get port(): number {
    return this.#port
  }

  async start({ casts }: { casts: number }): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'onlend-attacks-'))
    const people = Array.from({ length: casts }, (_, attack) => Object.values(createCast(attack))).flat()
    this.#passwords.push(...people.map(({ password }) => password))
    const users = people.map(async ({ password, ...person }) => ({
      ...person,
      // Quick to make and to try: there are hundreds.
      passwordHash: await hashPassword(password, { log: 4, rounds: 1 }),
    }))
    await writeFile(join(this.#folder, 'users.json'), JSON.stringify(await Promise.all(users)))
    await copyLedger(join(this.#folder, 'data'))
    await this.upstream.listen()
    this.#port = await freePort()
    await this.startHost()
  }

  async startHost(): Promise<void> {
    this.#readOutput = 0
    this.#host = await startProcess({
      cwd: hostFolder,
      healthUrl: `${this.url}/health`,
      environment: {
        PORT: String(this.#port),
        DATA_DIR: join(this.#folder, 'data'),
        UPLOADS_DIR: join(this.#folder, 'data/uploads'),
        USERS_FILE: join(this.#folder, 'users.json'),
        LENDING_API_URL: this.upstream.url,
        LENDING_API_KEY: canaries.apiKey,
        LENDING_ENVIRONMENT: 'sandbox',
        SESSION_SECRET: canaries.sessionSecret,
        WEBHOOK_SECRET: canaries.webhookSecret,
        // Everything that may be logged is, so that the search for secrets in it means something.
        LOG_LEVEL: 'info',
        // Tokens are accepted too: the more doors there are, the more are tried.
        ALLOWED_ORIGINS: 'https://shop.attack.example',
        TOKEN_SECRET: canaries.tokenSecret,
        METRICS_TOKEN: canaries.metricsToken,
      },
    })
  }

  /** Cuts the host's power. */
  async killHost(): Promise<void> {
    this.#checkOutput()
    await this.#host?.stop('SIGKILL')
  }

  /** Tells the host to end, as its supervisor would, and does not wait for it. */
  sendStopSignal(): void {
    this.#host?.tell('SIGTERM')
  }

  /** The exit code of the host once it has ended; `null` when a signal has ended it. */
  async untilHostEnds(): Promise<number | null> {
    const code = (await this.#host?.ended) ?? null
    this.#checkOutput()
    return code
  }

  /** The resident memory of the host's process in megabytes. */
  memory(): Promise<number> {
    if (!this.#host) throw new Error('The host is not running.')
    return readMemory(this.#host.pid)
  }

  /** Fails when the host has grown by more megabytes than these since it was measured before. */
  async expectGrowthBelow(limit: number, before: number): Promise<void> {
    const growth = (await this.memory()) - before
    this.measured.push(`memory ${growth < 0 ? '' : '+'}${Math.round(growth)} MB`)
    expect(growth, 'megabytes of growth').toBeLessThan(limit)
  }

  cookieOf(name: PersonName): string {
    return this.#cookies.get(name) ?? ''
  }

  /** Sends one request and returns its one answer. */
  async ask(ask: Ask): Promise<Answer> {
    const { answers, received, end } = await this.raw([this.write(ask)], { isHead: ask.method === 'HEAD' })
    const [answer] = answers
    if (!answer)
      throw new Error(`No answer to ${ask.method ?? 'GET'} ${ask.path}: ${end}, ${received.byteLength} bytes`)
    return answer
  }

  /** The bytes of a request, for those who want to spoil them. */
  write(ask: Ask): Buffer {
    const cookie = ask.by === null ? null : this.cookieOf(ask.by)
    return writeRequest({ ask, origin: this.url, cookie })
  }

  /** Sends bytes as they are. */
  async raw(pieces: readonly (Buffer | string)[], options: RawOptions = {}): Promise<Exchange> {
    const seen = await sendBytes({ port: this.#port, pieces, ...options })
    this.exchanges.push(seen)
    return seen
  }

  /** Fails unless the relay refused with its own envelope and one of the codes. */
  expectRefusal(answer: Answer, codes: readonly string[], tried: string): void {
    expect(codes, tried).toContain(answer.code)
    expect(answer.headers['content-type'], tried).toBe('application/json')
    expect(JSON.parse(answer.text), tried).toMatchObject({ status: 'error' })
  }

  /** Fails when anything has reached the service. */
  expectNothingSent(tried = 'nothing may reach the service'): void {
    const seen = this.upstream.calls.map(({ method, target }) => `${method} ${target}`)
    expect(seen, tried).toEqual([])
  }

  /** Clears what earlier attacks left and signs its people in. */
  async begin(attack: number): Promise<void> {
    for (const [name, { email, password }] of Object.entries(createCast(attack))) {
      const answer = await this.ask({ method: 'POST', path: '/sign-in', by: null, body: { email, password } })
      const [cookie = ''] = (answer.headers['set-cookie'] ?? '').split(';')
      // The cast names the keys of the people.
      this.#cookies.set(name as PersonName, cookie)
    }
    // A host that has just started beside others refuses writes while it cannot read in time who was signed out, which is right and no attack.
    const getStatus = async (): Promise<number> => (await this.ask(withdrawal({ body: '{' }))).status
    await expect.poll(getStatus, { interval: 500, timeout: 15_000 }).not.toBe(503)
    this.exchanges = []
    this.measured = []
    this.upstream.begin()
  }

  /** The checks after every attack: no secret on the browser's side, none in the output, no cookie of the host at the service, no failure inside. */
  checkEverything(): void {
    for (const seen of this.exchanges) {
      expect(findLeaks(seen), describeExchange(seen)).toEqual([])
      // The relay has an answer to every request.
      expect(
        seen.answers.filter(({ code }) => code === 'internal'),
        describeExchange(seen),
      ).toEqual([])
    }
    this.#checkOutput()
    for (const { headers, target } of this.upstream.everything) {
      const names = headers.map(([name]) => name.toLowerCase())
      expect(names, target).not.toContain('cookie')
      const keys = headers.filter(([name]) => name.toLowerCase() === 'authorization')
      expect(
        keys.map(([, value]) => value),
        target,
      ).toEqual([`Bearer ${canaries.apiKey}`])
    }
    expect(this.upstream.malformed, 'requests that were not HTTP').toBe(0)
  }

  #checkOutput(): void {
    const output = this.#host?.output() ?? ''
    const fresh = output.slice(this.#readOutput)
    this.#readOutput = output.length
    const cookies = [...this.#cookies.values()].map((cookie) => cookie.split('=')[1] ?? '')
    for (const secret of [...Object.values(canaries), ...this.#passwords, ...cookies].filter(Boolean))
      expect(fresh.includes(secret), `the host printed ${secret.slice(0, 12)}...`).toBe(false)
  }

  async stop(): Promise<void> {
    await this.#host?.stop()
    await this.upstream.stop()
    await rm(this.#folder, { recursive: true, force: true })
  }
}

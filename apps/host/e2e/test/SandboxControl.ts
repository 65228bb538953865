import type { SandboxCall, WebhookMode } from '@onlend/sandbox'

/** The other side of the wire, as a test moves and reads it. */
export class SandboxControl {
  readonly #url: string

  constructor(url: string) {
    this.#url = `${url}/control`
  }

  reset(): Promise<void> {
    return this.#post('reset', { scenario: 'approved' })
  }

  /** Moves the service's clock: what was due happens now. */
  advance(ms: number): Promise<void> {
    return this.#post('advance', { ms })
  }

  addFault(endpoint: string, fault: string, options: { times?: number; ms?: number } = {}): Promise<void> {
    return this.#post('faults', {
      endpoint,
      fault,
      times: options.times ?? 1,
      ...(options.ms !== undefined && { ms: options.ms }),
    })
  }

  /** Ends what the service has taken on, and has it say so, whether it was about to or keeps its messages back. */
  async settle(): Promise<void> {
    await this.advance(5_000)
    await this.advance(60_000)
  }

  /**
   * Has the service say nothing until it is told to. By itself it says after three seconds how a withdrawal has ended, and a page that
   * is slow would never show what came before.
   */
  keepMessagesBack(times = 1_000): Promise<void> {
    return this.#post('webhook-mode', { mode: 'late', times })
  }

  /** Makes the next message of the service misbehave, which comes by itself again from then on. */
  async misbehave(mode: WebhookMode): Promise<void> {
    await this.reset()
    await this.#post('webhook-mode', { mode, times: 1 })
  }

  /** Every withdrawal call that reached the service, with any outcome. */
  withdrawals(): Promise<SandboxCall[]> {
    return this.#calls('withdraw')
  }

  /** Every assessment that reached the service: its texts, and its files as `{ name, type, size, sha256 }`. */
  assessments(): Promise<SandboxCall[]> {
    return this.#calls('submitCreditAssessment')
  }

  /** Every registration of a customer that reached the service: its texts, and its files as above. */
  registrations(): Promise<SandboxCall[]> {
    return this.#calls('registerCustomer')
  }

  /** The references of every transaction that the service took, as often as it took each. */
  async registeredReferences(): Promise<string[]> {
    const calls = await this.#calls('registerTransactions')
    return calls
      .filter(({ executed }) => executed)
      .flatMap(({ body }) =>
        (body as { transactions: { transaction_reference: string }[] }).transactions.map(
          (one) => one.transaction_reference,
        ),
      )
  }

  async #calls(name: string): Promise<SandboxCall[]> {
    const { calls } = (await (await fetch(`${this.#url}/calls`)).json()) as { calls: SandboxCall[] }
    return calls.filter(({ endpoint }) => endpoint === name)
  }

  async #post(action: string, body: Record<string, unknown>): Promise<void> {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(`${this.#url}/${action}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`The sandbox refused ${action}: ${await answer.text()}`)
  }
}

import type { SandboxCall, SandboxStateView, WebhookMode } from '@onlend/sandbox'

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
  async withdrawals(): Promise<SandboxCall[]> {
    const { calls } = (await this.#get('calls')) as { calls: SandboxCall[] }
    return calls.filter(({ endpoint }) => endpoint === 'withdraw')
  }

  /** The references of every transaction that the service took, as often as it took each. */
  async registeredReferences(): Promise<string[]> {
    const { calls } = (await this.#get('calls')) as { calls: SandboxCall[] }
    return calls
      .filter(({ endpoint, executed }) => endpoint === 'registerTransactions' && executed)
      .flatMap(({ body }) =>
        (body as { transactions: { transaction_reference: string }[] }).transactions.map(
          (one) => one.transaction_reference,
        ),
      )
  }

  /** Every assessment that reached the service: its texts, and its files as `{ name, type, size, sha256 }`. */
  async assessments(): Promise<SandboxCall[]> {
    const { calls } = (await this.#get('calls')) as { calls: SandboxCall[] }
    return calls.filter(({ endpoint }) => endpoint === 'submitCreditAssessment')
  }

  /** Every registration of a customer that reached the service: its texts, and its files as above. */
  async registrations(): Promise<SandboxCall[]> {
    const { calls } = (await this.#get('calls')) as { calls: SandboxCall[] }
    return calls.filter(({ endpoint }) => endpoint === 'registerCustomer')
  }

  /** What the service holds for a partner. */
  async partner(id: string): Promise<SandboxStateView['partners'][number]> {
    const { partners } = (await this.#get('state')) as SandboxStateView
    const found = partners.find((partner) => partner.id === id)
    if (!found) throw new Error(`The sandbox has no partner ${id}.`)
    return found
  }

  async #get(path: string): Promise<unknown> {
    return (await fetch(`${this.#url}/${path}`)).json()
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

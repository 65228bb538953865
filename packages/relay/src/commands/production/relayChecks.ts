import type { ProductionCheck } from './checkProduction.ts'

/** Asks an address of the installation; redirects are not followed. */
type Ask = (path: string, init?: RequestInit) => Promise<Response>

export type RelayChecksParameters = {
  /** The path under which the relay is mounted, such as `/lending`. */
  mountPath: string
  /** Asks where browsers and the service ask. */
  askPublic: Ask
  /** Asks one instance directly, behind its proxy. */
  askInstance: Ask
  /** The bearer token of `/metrics`; `null` where no metrics are served. */
  metricsToken: string | null
}

/**
 * The lines of the production checklist that a running relay answers itself. None of the requests changes anything.
 *
 * @example
 * const ask = (path: string, init?: RequestInit) => fetch(new URL(path, 'https://app.example'), { redirect: 'manual', ...init })
 * const checks = relayChecks({ mountPath: '/lending', askPublic: ask, askInstance: ask, metricsToken: null })
 */
export function relayChecks({
  mountPath,
  askPublic,
  askInstance,
  metricsToken,
}: RelayChecksParameters): readonly ProductionCheck[] {
  return [
    {
      name: 'ready',
      async find() {
        const { status } = await askInstance(`${mountPath}/health/ready`)
        return status === 200
          ? []
          : [`The instance answers ${status} to ${mountPath}/health/ready: look at its log.`]
      },
    },
    {
      name: 'fence',
      async find() {
        const { faults } = await readHealth()
        return [
          ...(faults.includes('ledger_restored')
            ? ['The fence is raised, and nothing is sent: follow "A restored backup", then lift it.']
            : []),
          ...(faults.includes('ledger_unreadable')
            ? ['Something in the ledger does not open: give the secret that sealed it again.']
            : []),
        ]
      },
    },
    {
      name: 'staging',
      async find() {
        const { uploads } = await readHealth()
        return [
          ...(uploads === 'unscanned' ? ['The scanner does not answer: is clamd running?'] : []),
          ...(uploads === 'disk_low' ? ['The disk of staged files is nearly full.'] : []),
        ]
      },
    },
    {
      name: 'metrics',
      async find() {
        if (metricsToken === null)
          return ['METRICS_TOKEN is missing: nothing would tell you that operations are unknown.']
        const headers = { Authorization: `Bearer ${metricsToken}` }
        const [own, public_] = [await askInstance('/metrics', { headers }), await askPublic('/metrics')]
        return [
          ...(own.status === 200
            ? []
            : [`The instance answers ${own.status} to /metrics with METRICS_TOKEN.`]),
          ...(public_.status >= 400 ? [] : ['Everyone can read /metrics without signing in.']),
        ]
      },
    },
    {
      name: 'signed-out',
      async find() {
        const answer = await askPublic(`${mountPath}/session`)
        return [
          ...(answer.status === 401
            ? []
            : [`${mountPath}/session answers ${answer.status} without a session, not 401.`]),
          ...(answer.headers.has('Onlend-Relay')
            ? []
            : [
                'The header Onlend-Relay is missing: pages accept no answer without it, so let the proxy pass it on.',
              ]),
        ]
      },
    },
    {
      name: 'webhooks',
      async find() {
        const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
        const { status } = await askPublic(`${mountPath}/webhooks/service`, init)
        if (status === 401) return []
        if (status < 300) return ['A webhook without a signature is accepted.']
        return [
          `The address for webhooks answers ${status} to one without a signature, not 401: can the service reach it?`,
        ]
      },
    },
  ]

  /** The health answer of the instance; empty for another answer, which `ready` reports. */
  async function readHealth(): Promise<{ uploads: unknown; faults: readonly unknown[] }> {
    const answer = await askInstance(`${mountPath}/health`)
    const health: unknown = await answer.json().catch(() => null)
    // The cast lets the fields be looked for.
    const { uploads, faults } =
      (health as { data?: { uploads?: unknown; faults?: unknown } | null } | null)?.data ?? {}
    return { uploads, faults: Array.isArray(faults) ? faults : [] }
  }
}

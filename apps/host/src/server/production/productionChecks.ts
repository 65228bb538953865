import { relative } from 'node:path'
import type { HostEnvironment } from '../HostEnvironment.ts'
import type { HostUser } from '../HostUser.ts'
import { findProductionFaults } from './findProductionFaults.ts'
import { findSecretFileFaults } from './findSecretFileFaults.ts'

/** The input of a check: the settings of the host, and the host as it runs. */
export type Installation = {
  environment: HostEnvironment
  users: readonly HostUser[]
  /** Asks where browsers ask, by a path; redirects are not followed. */
  askPublic(path: string, init?: RequestInit): Promise<Response>
  /** Asks one instance directly, behind its proxy. */
  askInstance(path: string, init?: RequestInit): Promise<Response>
  /** Sends an empty export to the collector of traces. Only called where there is one. */
  askCollector(): Promise<Response>
}

/** One line of the production checklist, by the name that it has there. */
export type ProductionCheck = {
  name: string
  /** Returns a sentence for each missing thing that says what to do; none where all is right. */
  find(installation: Installation): Promise<string[]>
}

/** The production checklist, as far as a command can go through it, in the order of the page. */
export const productionChecks: readonly ProductionCheck[] = [
  {
    name: 'environment',
    async find({ environment, users }) {
      if (environment.lendingEnvironment !== 'production')
        return ['LENDING_ENVIRONMENT is not production: the host allows what only a demo may.']
      return findProductionFaults(environment, users)
    },
  },
  {
    name: 'secret-files',
    find: ({ environment }) => findSecretFileFaults(environment),
  },
  {
    name: 'operators',
    async find({ users }) {
      if (users.filter(({ isOperator }) => isOperator).length >= 2) return []
      return [
        'Fewer than two people in USERS_FILE have isOperator: what waits for one waits while they are away.',
      ]
    },
  },
  {
    name: 'ready',
    async find({ askInstance }) {
      const { status } = await askInstance('/lending/health/ready')
      return status === 200
        ? []
        : [`The instance answers ${status} to /lending/health/ready: look at its log.`]
    },
  },
  {
    name: 'fence',
    async find(installation) {
      const { faults } = await readHealth(installation)
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
    name: 'witness',
    async find({ environment: { ledgerWitness, dataDir } }) {
      if (relative(dataDir, ledgerWitness).startsWith('..')) return []
      return [
        'LEDGER_WITNESS is inside DATA_DIR, and would be restored or lost with it: name a file on another disk.',
      ]
    },
  },
  {
    name: 'retention',
    async find({ environment }) {
      return environment.decided.retention
        ? []
        : [
            'RETENTION_OPERATIONS is not decided: say for how many days records are kept, or `forever` to accept that.',
          ]
    },
  },
  {
    name: 'uploads',
    async find(installation) {
      const { isScanned, allowsUnscanned } = installation.environment.uploads
      const { uploads: state } = await readHealth(installation)
      return [
        ...(isScanned || allowsUnscanned
          ? []
          : [
              'CLAMD is not 1: nothing looks for malware in what people upload. Set ClamAV up, or set ALLOW_UNSCANNED=1 to accept that.',
            ]),
        ...(state === 'unscanned' ? ['The scanner does not answer: is clamd running?'] : []),
      ]
    },
  },
  {
    name: 'room',
    async find(installation) {
      const { decided, uploads, uploadsBucket } = installation.environment
      const { uploads: state } = await readHealth(installation)
      return [
        ...(decided.room
          ? []
          : [
              'UPLOADS_TOTAL_MB is not decided: say how much all partners together may stage, so that it fits the disk or the bucket.',
            ]),
        ...(uploadsBucket === null && uploads.minFreeBytes === 0
          ? ['UPLOADS_FREE_MB is 0: staged files may fill the disk that the host itself writes to.']
          : []),
        ...(state === 'disk_low' ? ['The disk of staged files is nearly full.'] : []),
      ]
    },
  },
  {
    name: 'metrics',
    async find({ environment, askInstance, askPublic }) {
      if (environment.metricsToken === null)
        return ['METRICS_TOKEN is missing: nothing would tell you that operations are unknown.']
      const headers = { Authorization: `Bearer ${environment.metricsToken}` }
      const [own, public_] = [await askInstance('/metrics', { headers }), await askPublic('/metrics')]
      return [
        ...(own.status === 200 ? [] : [`The instance answers ${own.status} to /metrics with METRICS_TOKEN.`]),
        ...(public_.status >= 400 ? [] : ['Everyone can read /metrics without signing in.']),
      ]
    },
  },
  {
    name: 'tracing',
    async find({ environment, askCollector }) {
      if (environment.traceCollector === null) return []
      const status = await askCollector().then(
        (answer) => answer.status,
        () => null,
      )
      if (status !== null && status < 300) return []
      return [
        `OTEL_EXPORTER_OTLP_ENDPOINT ${status === null ? 'does not answer' : `answers ${status} to /v1/traces`}: traces are lost.`,
      ]
    },
  },
  {
    name: 'https',
    async find({ askPublic }) {
      const page = await askPublic('/')
      return [
        ...(page.headers.has('Strict-Transport-Security')
          ? []
          : ['The page comes without Strict-Transport-Security: let the proxy pass it on.']),
        ...(page.headers.get('Content-Security-Policy')?.includes("default-src 'none'")
          ? []
          : ['The page comes without its Content-Security-Policy: let the proxy pass it on.']),
        ...(page.headers.get('Cache-Control')?.includes('no-store')
          ? []
          : [
              'The page may be cached, and with it what one person sees: let the proxy pass Cache-Control on.',
            ]),
      ]
    },
  },
  {
    name: 'cookie',
    async find({ environment, askPublic }) {
      // Signing out without a session takes a cookie away that is not there, under the name and with the flags of a real one.
      const origin = environment.publicOrigin ?? ''
      const answer = await askPublic('/sign-out', { method: 'POST', headers: { Origin: origin } })
      const set = answer.headers.get('Set-Cookie') ?? ''
      if (set.startsWith('__Host-') && /; Secure/i.test(set)) return []
      return [
        'The session cookie is not a Secure one with __Host-: is PUBLIC_ORIGIN set on the instance that answers?',
      ]
    },
  },
  {
    name: 'other-sites',
    async find({ askPublic }) {
      const headers = { Origin: 'https://another-site.invalid', 'Sec-Fetch-Site': 'cross-site' }
      const answer = await askPublic('/sign-out', { method: 'POST', headers })
      return answer.status === 403
        ? []
        : ['Another site can sign people out: does the proxy drop Origin or Sec-Fetch-Site?']
    },
  },
  {
    name: 'signed-out',
    async find({ askPublic }) {
      const answer = await askPublic('/lending/session')
      return [
        ...(answer.status === 401
          ? []
          : [`/lending/session answers ${answer.status} without a session, not 401.`]),
        ...(answer.headers.has('Onlend-Relay')
          ? []
          : [
              'The header Onlend-Relay is missing: pages accept no answer without it, so let the proxy pass it on.',
            ]),
      ]
    },
  },
  {
    name: 'demo',
    async find({ askPublic }) {
      const answer = await askPublic('/demo/sign-ins')
      const list: unknown = answer.ok ? await answer.json().catch(() => []) : []
      return Array.isArray(list) && list.length > 0
        ? ['The sign-in page shows the demo people with their passwords.']
        : []
    },
  },
  {
    name: 'webhooks',
    async find({ askPublic }) {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
      const { status } = await askPublic('/lending/webhooks/service', init)
      if (status === 401) return []
      if (status < 300) return ['A webhook without a signature is accepted.']
      return [
        `The address for webhooks answers ${status} to one without a signature, not 401: can the service reach it?`,
      ]
    },
  },
]

/** The health answer of an instance; empty for another answer, which `ready` reports. */
async function readHealth({
  askInstance,
}: Pick<Installation, 'askInstance'>): Promise<{ uploads: unknown; faults: readonly unknown[] }> {
  const answer = await askInstance('/lending/health')
  const health: unknown = await answer.json().catch(() => null)
  // The cast lets the fields be looked for.
  const { uploads, faults } =
    (health as { data?: { uploads?: unknown; faults?: unknown } | null } | null)?.data ?? {}
  return { uploads, faults: Array.isArray(faults) ? faults : [] }
}

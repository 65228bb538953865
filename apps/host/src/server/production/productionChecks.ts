import { relative } from 'node:path'
import { type ProductionCheck, relayChecks } from '@onlend/relay/node'
import type { HostEnvironment } from '../HostEnvironment.ts'
import type { HostUser } from '../HostUser.ts'
import { findProductionFaults } from './findProductionFaults.ts'
import { findSecretFileFaults } from './findSecretFileFaults.ts'

/** The settings of the host, and the host as it runs. */
type Installation = {
  environment: HostEnvironment
  users: readonly HostUser[]
  /** Asks where browsers ask, by a path; redirects are not followed. */
  askPublic(path: string, init?: RequestInit): Promise<Response>
  /** Asks one instance directly, behind its proxy. */
  askInstance(path: string, init?: RequestInit): Promise<Response>
  /** Sends an empty export to the collector of traces. Only called where there is one. */
  askCollector(): Promise<Response>
}

/** The production checklist, as far as a command can go through it, in the order of the page. */
export function productionChecks({
  environment,
  users,
  askPublic,
  askInstance,
  askCollector,
}: Installation): readonly ProductionCheck[] {
  return [
    {
      name: 'environment',
      async find() {
        if (environment.lendingEnvironment !== 'production')
          return ['LENDING_ENVIRONMENT is not production: the host allows what only a demo may.']
        return findProductionFaults(environment, users)
      },
    },
    {
      name: 'secret-files',
      find: () => findSecretFileFaults(environment),
    },
    {
      name: 'operators',
      async find() {
        if (users.filter(({ isOperator }) => isOperator).length >= 2) return []
        return [
          'Fewer than two people in USERS_FILE have isOperator: what waits for one waits while they are away.',
        ]
      },
    },
    {
      name: 'witness',
      async find() {
        const { ledgerWitness, dataDir } = environment
        if (relative(dataDir, ledgerWitness).startsWith('..')) return []
        return [
          'LEDGER_WITNESS is inside DATA_DIR, and would be restored or lost with it: name a file on another disk.',
        ]
      },
    },
    {
      name: 'retention',
      async find() {
        return environment.decided.retention
          ? []
          : [
              'RETENTION_OPERATIONS is not decided: say for how many days records are kept, or `forever` to accept that.',
            ]
      },
    },
    {
      name: 'uploads',
      async find() {
        const { isScanned, allowsUnscanned } = environment.uploads
        return isScanned || allowsUnscanned
          ? []
          : [
              'CLAMD is not 1: nothing looks for malware in what people upload. Set ClamAV up, or set ALLOW_UNSCANNED=1 to accept that.',
            ]
      },
    },
    {
      name: 'room',
      async find() {
        const { decided, uploads, uploadsBucket } = environment
        return [
          ...(decided.room
            ? []
            : [
                'UPLOADS_TOTAL_MB is not decided: say how much all partners together may stage, so that it fits the disk or the bucket.',
              ]),
          ...(uploadsBucket === null && uploads.minFreeBytes === 0
            ? ['UPLOADS_FREE_MB is 0: staged files may fill the disk that the host itself writes to.']
            : []),
        ]
      },
    },
    {
      name: 'tracing',
      async find() {
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
      async find() {
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
      async find() {
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
      async find() {
        const headers = { Origin: 'https://another-site.invalid', 'Sec-Fetch-Site': 'cross-site' }
        const answer = await askPublic('/sign-out', { method: 'POST', headers })
        return answer.status === 403
          ? []
          : ['Another site can sign people out: does the proxy drop Origin or Sec-Fetch-Site?']
      },
    },
    {
      name: 'demo',
      async find() {
        const answer = await askPublic('/demo/sign-ins')
        const list: unknown = answer.ok ? await answer.json().catch(() => []) : []
        return Array.isArray(list) && list.length > 0
          ? ['The sign-in page shows the demo people with their passwords.']
          : []
      },
    },
    ...relayChecks({
      mountPath: '/lending',
      askPublic,
      askInstance,
      metricsToken: environment.metricsToken,
    }),
  ]
}

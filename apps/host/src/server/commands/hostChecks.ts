import type { ProductionCheck } from '@onlend/relay/node'
import type { HostUser } from '../HostUser.ts'
import type { HostSettings } from '../readHostSettings.ts'

type HostChecksParameters = Pick<HostSettings, 'publicOrigin' | 'traceCollector'> & {
  users: readonly HostUser[]
  /** Asks where browsers ask, by a path; redirects are not followed. */
  askPublic(path: string, init?: RequestInit): Promise<Response>
  /** Sends an empty export to the collector of traces. Only called where there is one. */
  askCollector(): Promise<Response>
}

/** The lines of the production checklist for the host itself, beside those of every relay. */
export function hostChecks({
  publicOrigin,
  traceCollector,
  users,
  askPublic,
  askCollector,
}: HostChecksParameters): readonly ProductionCheck[] {
  const line = (
    name: string,
    find: () => Promise<readonly (string | false)[]> | readonly (string | false)[],
  ): ProductionCheck => ({
    name,
    find: async () => (await find()).filter((sentence) => sentence !== false),
  })
  return [
    line('operators', () => [
      users.filter(({ isOperator }) => isOperator).length < 2 &&
        'Fewer than two people in USERS_FILE have isOperator: what waits for one waits while they are away.',
    ]),
    line('tracing', async () => {
      const status =
        traceCollector === null
          ? 200
          : await askCollector().then(
              (answer) => answer.status,
              () => null,
            )
      return [
        (status ?? 500) >= 300 &&
          `OTEL_EXPORTER_OTLP_ENDPOINT ${status === null ? 'does not answer' : `answers ${status} to /v1/traces`}: traces are lost.`,
      ]
    }),
    line('https', async () => {
      const { headers } = await askPublic('/')
      return [
        !headers.has('Strict-Transport-Security') &&
          'The page comes without Strict-Transport-Security: let the proxy pass it on.',
        !headers.get('Content-Security-Policy')?.includes("default-src 'none'") &&
          'The page comes without its Content-Security-Policy: let the proxy pass it on.',
        !headers.get('Cache-Control')?.includes('no-store') &&
          'The page may be cached, and with it what one person sees: let the proxy pass Cache-Control on.',
      ]
    }),
    line('cookie', async () => {
      // Signing out without a session takes a cookie away that is not there, under the name and with the flags of a real one.
      const answer = await askPublic('/sign-out', { method: 'POST', headers: { Origin: publicOrigin ?? '' } })
      const set = answer.headers.get('Set-Cookie') ?? ''
      return [
        !(set.startsWith('__Host-') && /; Secure/i.test(set)) &&
          'The session cookie is not a Secure one with __Host-: is PUBLIC_ORIGIN set on the instance that answers?',
      ]
    }),
    line('other-sites', async () => {
      const headers = { Origin: 'https://another-site.invalid', 'Sec-Fetch-Site': 'cross-site' }
      const answer = await askPublic('/sign-out', { method: 'POST', headers })
      return [
        answer.status !== 403 &&
          'Another site can sign people out: does the proxy drop Origin or Sec-Fetch-Site?',
      ]
    }),
    line('demo', async () => {
      const answer = await askPublic('/demo/sign-ins')
      const list: unknown = answer.ok ? await answer.json().catch(() => []) : []
      return [
        Array.isArray(list) &&
          list.length > 0 &&
          'The sign-in page shows the demo people with their passwords.',
      ]
    }),
  ]
}

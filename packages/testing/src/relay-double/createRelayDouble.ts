import { createLendingClient, type Session } from '@onlend/core'
import {
  type Endpoint,
  type EndpointName,
  endpoints,
  parseTenantConfig,
  toSeenTexts,
} from '@onlend/core/internal'
import { type CreditSnapshot, type Guidance, type RelayEndpointName, relayHeaders } from '@onlend/core/relay'
import type { Sandbox } from '@onlend/sandbox'
import { batchRoutes } from './batchRoutes.ts'
import { createAudit } from './createAudit.ts'
import { createFeed } from './createFeed.ts'
import { createLine } from './createLine.ts'
import { createLedger } from './createLedger.ts'
import { createService } from './createService.ts'
import { createSettlements } from './createSettlements.ts'
import { createSpendingRules } from './createSpendingRules.ts'
import { createStagedFiles } from './createStagedFiles.ts'
import type { DoubleAnswer, DoubleCall, DoubleRoutes } from './DoubleCall.ts'
import { findRoute } from './findRoute.ts'
import { operationRoutes } from './operationRoutes.ts'
import { createOperatorRoutes } from './createOperatorRoutes.ts'
import type { RelayDouble, RelayDoubleOptions } from './RelayDouble.ts'
import { readJson } from './readJson.ts'
import { readRights } from './readRights.ts'
import { refuse } from './refuse.ts'

/**
 * Makes a relay in memory, in front of a sandbox, for tests and showrooms. The double runs in browsers and keeps nothing on disk. A request that
 * it does not imitate fails with a sentence.
 *
 * @example
 * const relay = createRelayDouble(createSandbox())
 * const client = createLendingClient({ baseUrl: '/lending', fetch: relay.fetch })
 */
export function createRelayDouble(sandbox: Sandbox, options: RelayDoubleOptions = {}): RelayDouble {
  const { apiKey = 'sk_sandbox_demo', streams = true, operator = true, fourEyes = false } = options
  const { now } = sandbox.clock
  const makeSession = (next?: Partial<Session>): Session =>
    Object.assign(defaultSession(sandbox), options.session, next)
  let session: Session | null = makeSession()
  let tenant: unknown = options.tenant ?? null
  let areRightsKnown = true
  const snapshots = new Map<string, CreditSnapshot[]>()
  const feed = createFeed({ streams })
  const audit = createAudit(now)
  const files = createStagedFiles({
    ...{ now, limits: options.uploads },
    onChange: ({ customerPartnerId, kind }, revision) => {
      const about = { customerPartnerId, operationId: null, kind }
      feed.publish(
        revision === undefined ? { topic: 'uploads', ...about } : { topic: 'drafts', ...about, revision },
      )
    },
  })
  const ledger = createLedger({
    ...{ now, staleAfter: session.operations.staleAfter },
    onChange: ({ customerPartnerId, id, kind }) =>
      feed.publish({ topic: 'operation', customerPartnerId, operationId: id, kind }),
  })
  const settlements = createSettlements({ ledger, now })
  const spending = createSpendingRules({ controls: options.spendingControls, now, ledger })
  const operators = createOperatorRoutes({ ledger, audit, settlements, operator, fourEyes, now })
  const callService = createService({
    ...{ sandbox, apiKey, ledger, spending, settlements, files, audit, snapshots },
    shownFields: options.answerFields ?? {},
  })
  const stopListening = sandbox.webhooks.on(settlements.receive)

  const routes: DoubleRoutes<Exclude<RelayEndpointName, OpenRoute>> = {
    getSession: (call) => ({ data: call.session }),
    issueToken: () => refuse('not_found'),
    listChangeEvents: (call) =>
      feed.answer(call, ({ kind, operationId }) => {
        const isOwn = operationId !== null && ledger.find(operationId)?.actor === call.session.userId
        return isOwn || (kind !== null && call.rights.read(kind))
      }),
    getGuidance: () => ({ data: { ...plainGuidance, ...options.guidance } }),
    listCreditSnapshots: ({ rights, parameters: { customerPartnerId = '' } }) =>
      rights.call('getCreditLimit')
        ? { data: (snapshots.get(customerPartnerId) ?? []).toReversed() }
        : refuse('forbidden'),
    ...operationRoutes({ ledger, audit, spending }),
    ...operators.routes,
    ...batchRoutes({
      ...{ ledger, now },
      onChange: ({ id, kind, customerPartnerId }) =>
        feed.publish({ topic: 'batches', customerPartnerId, operationId: id, kind }),
      callService: (kind, call) => {
        const { method, path } = endpoints[kind]
        return callService(endpoints[kind], { method, path, mount: '', signal: null, ...call })
      },
    }),
    ...files.routes,
  }
  const open = (name: OpenRoute): DoubleAnswer<unknown> => {
    if (name === 'getLiveness') return { data: { live: true } }
    if (name !== 'getTenant')
      return name === 'receiveWebhook' ? refuse('not_found') : { data: { ready: true, uploads: 'ready' } }
    const { config } = tenant === null ? {} : parseTenantConfig(tenant)
    if (!config) return refuse(tenant === null ? 'not_found' : 'internal')
    const data = session ? config : { ...config, features: {}, fields: {} }
    const headers = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Authorization' }
    return Response.json({ status: 'success', message: 'ok', data }, { headers })
  }

  const answer = async (
    method: string,
    { pathname, search }: URL,
    init: RequestInit | undefined,
  ): Promise<Response> => {
    const { mount, path, found } = findRoute(method, pathname)
    const headers = new Headers(init?.headers)
    const route = found.type === 'found' ? found.route : null
    const isRead = method === 'GET' || method === 'HEAD'
    const isCrossSite = isRead
      ? headers.get('Sec-Fetch-Site') === 'cross-site'
      : !headers.has(relayHeaders.relay)
    if (isCrossSite && route?.own !== 'getHealth') return refuse('cross_site')
    if (route?.own && isOpen(route.own)) return toResponse(open(route.own))
    if (session === null) return refuse('unauthenticated')
    if (found.type === 'wrongMethod')
      return refuse('method_not_allowed', { headers: { Allow: found.allow.join(', ') } })
    const query = route?.readQuery(search.slice(1))
    const isPlace = /^(?:-?\d.*)?$/.test(query?.after ?? '')
    if (found.type === 'malformed' || query === null || !isPlace) return refuse('malformed_request')
    if (found.type !== 'found') return refuse('not_found')
    const { endpoint, own } = found.route
    if (!areRightsKnown && (!own || askingRights.has(own))) return refuse('rights_unknown')
    const sent = readJson(await readText(headers, init?.body))
    const rights = readRights(session)
    const named = endpoint.ownerField === undefined ? undefined : Object(sent)[endpoint.ownerField]
    const parameters = {
      ...(named !== undefined && { [`${endpoint.owner}`]: String(named) }),
      ...found.parameters,
      ...query,
    }
    if (endpoint.owner && !rights.actFor(parameters)) return refuse('forbidden')
    const call: DoubleCall = {
      ...{ method, path, mount, headers, parameters, session, rights },
      ...{ body: init?.body ?? null, signal: init?.signal ?? null },
    }
    // The cast follows from the registry: an endpoint that is not the relay's own is the service's.
    if (!own || isOpen(own)) return callService(endpoint as Endpoint & { name: EndpointName }, call)
    // The rows of a batch stay as they were sent: the service gets them.
    const schema = own === 'appendBatchRows' ? undefined : endpoint.input
    const input = schema?.safeParse(own === 'saveDraft' ? sent : toSeenTexts(sent))
    if (input && !input.success) return refuse('malformed_request')
    // The cast joins the inputs of all routes, each of which has read its own.
    const handle = routes[own] as (call: DoubleCall, input: unknown) => Promise<DoubleAnswer<unknown>>
    const response = toResponse(await handle(call, schema ? input?.data : sent))
    const code = response.headers.get(relayHeaders.error)
    if (code !== null && !endpoint.errors?.some((one) => one === code))
      throw new Error(`The double refused ${own} with ${code}, which the endpoint does not name.`)
    return response
  }

  const line = createLine(async (method, url, init) => {
    const response = await answer(method, url, init)
    const epoch = ledger.epoch()
    if (epoch !== null) response.headers.set(relayHeaders.ledgerEpoch, epoch)
    return response
  })

  return {
    sandbox,
    fetch: line.fetch,
    createClient: (clientOptions) =>
      createLendingClient({
        ...{ baseUrl: line.base, fetch: line.fetch, retries: { attempts: 1, delay: 0 } },
        ...clientOptions,
      }),
    operations: () =>
      ledger
        .entries()
        .map(({ operation }) => ({ ...operation }))
        .reverse(),
    tell: settlements.tell,
    inbox: () => settlements.events().filter(({ dismissal }) => dismissal === null),
    holdEvent: settlements.hold,
    audit: () => audit.list({ order: 'newest' }),
    addAuditEntry: audit.append,
    addSnapshots: (customerPartnerId, earlier) =>
      void snapshots.set(customerPartnerId, [...earlier, ...(snapshots.get(customerPartnerId) ?? [])]),
    resolve: (operationId, body, by) => {
      const entry = ledger.find(operationId)
      if (entry) operators.resolve(entry, body, by)
    },
    decide: ledger.decide,
    uploads: files.uploads,
    stageFile: files.stage,
    breakLine: line.breakNext,
    followed: feed.followed,
    loseLedger: ledger.clear,
    restoreLedger: ledger.restore,
    forget: ledger.forget,
    loseRights: () => {
      areRightsKnown = false
      return () => {
        areRightsKnown = true
      }
    },
    signOut: () => {
      session = null
      feed.drop()
    },
    signIn: (next) => {
      session = makeSession(next)
    },
    setTenant: (next) => {
      tenant = next
    },
    dropStreams: feed.drop,
    holdWrites: line.holdWrites,
    close: () => {
      stopListening()
      feed.drop()
    },
  }
}

/** The guidance of a relay with an empty ledger, whose lender has made an offer. */
const plainGuidance: Guidance = { arrivals: [], assessment: { optionalDocuments: [], hasOffer: true } }

/** The session of a channel partner who may act for every partner of theirs in the sandbox, and call every endpoint. */
function defaultSession({ control }: Sandbox): Session {
  const partners = control
    .state()
    .partners.filter(({ channelPartnerId }) => channelPartnerId === 'chp_harbour')
  return {
    ...{ userId: 'user_harbour', displayName: 'Harbour Finance', role: 'channel-partner' },
    ...{ channelPartnerId: 'chp_harbour', environment: 'sandbox', capabilities: Object.keys(endpoints) },
    customerPartners: partners.map(({ id, name }) => ({ id, name })),
    operations: { duplicateWindow: 600_000, staleAfter: 1_800_000 },
  }
}

/** The routes that need no session. */
const openRoutes = ['getTenant', 'getHealth', 'getReadiness', 'getLiveness', 'receiveWebhook'] as const
type OpenRoute = (typeof openRoutes)[number]

function isOpen(name: RelayEndpointName): name is OpenRoute {
  return openRoutes.some((open) => open === name)
}

/** The relay's own routes that refuse, as the service's endpoints do, while the rights to act for a partner are unknown. */
const askingRights: ReadonlySet<string> = new Set(['getSession', 'listOperations', 'listChangeEvents'])

/** Reads a body that is a text, packed or not; a form is none. */
async function readText(headers: Headers, body: BodyInit | null | undefined): Promise<string> {
  if (typeof body === 'string' || headers.get('Content-Encoding') !== 'gzip')
    return typeof body === 'string' ? body : ''
  const packed = new Response(body).body?.pipeThrough(new DecompressionStream('gzip'))
  return new Response(packed).text()
}

function toResponse(answer: DoubleAnswer<unknown>): Response {
  if (answer instanceof Response) return answer
  const { data, status = 200 } = answer
  return Response.json({ status: 'success', message: 'ok', data }, { status })
}

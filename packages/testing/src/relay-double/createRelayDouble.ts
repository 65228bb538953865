import { createLendingClient, type Session } from '@onlend/core'
import {
  createPathMatcher,
  createQueryReader,
  type Endpoint,
  type EndpointName,
  endpoints,
  parseTenantConfig,
  toSeenTexts,
} from '@onlend/core/internal'
import {
  type CreditSnapshot,
  type Guidance,
  type RelayEndpointName,
  relayEndpoints,
  relayHeaders,
} from '@onlend/core/relay'
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
import { operationRoutes } from './operationRoutes.ts'
import { operatorRoutes } from './operatorRoutes.ts'
import type { RelayDouble, RelayDoubleOptions } from './RelayDouble.ts'
import { readJson } from './readJson.ts'
import { readRights } from './readRights.ts'
import { refuse } from './refuse.ts'

/**
 * Makes a relay in memory, in front of a sandbox, for tests and showrooms. The double runs in browsers, keeps nothing on disk, and trusts that a
 * client of the kit asks: it checks few of the things that the real relay refuses.
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
  const snapshots = new Map<string, CreditSnapshot[]>()
  const addSnapshots = (customerPartnerId: string, added: readonly CreditSnapshot[]): void =>
    void snapshots.set(customerPartnerId, [...(snapshots.get(customerPartnerId) ?? []), ...added])
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
  const operators = operatorRoutes({ ledger, audit, settlements, operator, fourEyes, now })
  const callService = createService({
    ...{ sandbox, apiKey, ledger, spending, files, audit },
    onCreditLimit: (customerPartnerId, seen) => {
      const last = snapshots.get(customerPartnerId)?.at(-1)
      const isSame = JSON.stringify({ ...last, at: seen.at }) === JSON.stringify(seen)
      if (!isSame) addSnapshots(customerPartnerId, [seen])
    },
  })
  const stopListening = sandbox.webhooks.on(settlements.receive)

  const routes: DoubleRoutes<Exclude<RelayEndpointName, OtherRoute>> = {
    getSession: (call) => ({ data: call.session }),
    listChangeEvents: feed.answer,
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
  const answer = async (
    method: string,
    { pathname, search }: URL,
    init: RequestInit | undefined,
  ): Promise<Response> => {
    const { mount, path, found } = findRoute(method, pathname)
    const route = found.type === 'found' ? found.route : null
    if (route?.own === 'getHealth') return toResponse({ data: { ready: true, uploads: 'ready' } })
    if (route?.own === 'getTenant') return answerTenant(tenant, session)
    if (session === null) return refuse('unauthenticated')
    if (found.type !== 'found') return refuse('not_found')
    const { endpoint, own, readQuery } = found.route
    const headers = new Headers(init?.headers)
    const sent = readJson(await readText(headers, init?.body))
    const rights = readRights(session)
    const named = endpoint.ownerField === undefined ? undefined : Object(sent)[endpoint.ownerField]
    const parameters = {
      ...(named !== undefined && { [`${endpoint.owner}`]: String(named) }),
      ...found.parameters,
      ...readQuery(search.slice(1)),
    }
    if (endpoint.owner && !rights.actFor(parameters)) return refuse('forbidden')
    const call: DoubleCall = {
      ...{ method, path, mount, headers, parameters, session, rights },
      ...{ body: init?.body ?? null, signal: init?.signal ?? null },
    }
    // The cast follows from the registry: an endpoint that is not the relay's own is the service's.
    if (!own) return callService(endpoint as Endpoint & { name: EndpointName }, call)
    // The rows of a batch stay as they were sent: the service gets them.
    const schema = own === 'appendBatchRows' ? undefined : endpoint.input
    const input = schema?.safeParse(own === 'saveDraft' ? sent : toSeenTexts(sent))
    if (input && !input.success) return refuse('malformed_request')
    // The cast joins the inputs of all routes, each of which has read its own.
    const handle = (routes as Partial<Record<string, unknown>>)[own] as
      | ((call: DoubleCall, input: unknown) => Promise<DoubleAnswer<unknown>>)
      | undefined
    return handle ? toResponse(await handle(call, schema ? input?.data : sent)) : refuse('not_found')
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
    audit: () => audit.list(),
    addAuditEntry: audit.append,
    addSnapshots,
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

/** The routes outside the table: two need no session, and to the others the double answers 404. */
type OtherRoute =
  | ('getTenant' | 'getHealth')
  | ('issueToken' | 'receiveWebhook' | 'getReadiness' | 'getLiveness')
  | ('sendOutcomeAgain' | 'sendTestOutcome')
  | ('getBrand' | 'saveBrand' | 'publishBrand' | 'rollBackBrand')
  | ('saveBrandFile' | 'getBrandFile')

const toRoute = (endpoint: Endpoint, own: RelayEndpointName | null) => {
  const { method, path } = endpoint
  return { method, path, endpoint, own, readQuery: createQueryReader(path) }
}
const table = [
  ...Object.values<Endpoint>(endpoints).map((endpoint) => toRoute(endpoint, null)),
  // The cast names the registry's own keys.
  ...Object.entries<Endpoint>(relayEndpoints).map(([name, endpoint]) =>
    toRoute(endpoint, name as RelayEndpointName),
  ),
]
const matchPath = createPathMatcher(table)

/** The first segments of all routes, at which a path under the mount begins. */
const firstSegments = new Set(table.map(({ path }) => path.split(/[/?]/)[1]))

/** Finds the route of a path; a double answers under any mount. */
function findRoute(method: string, pathname: string) {
  const segments = pathname.split('/')
  const first = segments.findIndex((segment) => firstSegments.has(segment))
  const at = first === -1 ? segments.length : first
  const path = `/${segments.slice(at).join('/')}`
  return { mount: segments.slice(0, at).join('/'), path, found: matchPath(method, path) }
}

/** Reads a body that is a text, packed or not; a form is none. */
async function readText(headers: Headers, body: BodyInit | null | undefined): Promise<string> {
  if (typeof body === 'string' || headers.get('Content-Encoding') !== 'gzip')
    return typeof body === 'string' ? body : ''
  const packed = new Response(body).body?.pipeThrough(new DecompressionStream('gzip'))
  return new Response(packed).text()
}

/** Answers the brand; visitors get it without features and fields. */
function answerTenant(tenant: unknown, session: Session | null): Response {
  const { config } = tenant === null ? {} : parseTenantConfig(tenant)
  if (!config) return refuse(tenant === null ? 'not_found' : 'internal')
  const data = session ? config : { ...config, features: {}, fields: {} }
  const headers = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Authorization' }
  return Response.json({ status: 'success', message: 'ok', data }, { headers })
}

function toResponse(answer: DoubleAnswer<unknown>): Response {
  if (answer instanceof Response) return answer
  const { data, status = 200 } = answer
  return Response.json({ status: 'success', message: 'ok', data }, { status })
}

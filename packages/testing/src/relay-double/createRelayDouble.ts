import { type Session, createLendingClient } from '@onlend/core'
import { type Endpoint, type EndpointName, endpoints } from '@onlend/core/internal'
import { type RelayEndpointName, relayHeaders } from '@onlend/core/relay'
import type { Sandbox } from '@onlend/sandbox'
import { answerTenant } from './answerTenant.ts'
import { approvalAnswers } from './approvals/approvalAnswers.ts'
import { createSpendingRules } from './approvals/createSpendingRules.ts'
import { batchAnswers } from './batches/batchAnswers.ts'
import { createAudit } from './createAudit.ts'
import { createLedger } from './createLedger.ts'
import { createLosses } from './createLosses.ts'
import { createSnapshots } from './createSnapshots.ts'
import { createTokenAnswer } from './createTokenAnswer.ts'
import { createChangeEventFeed, type IsShown } from './createChangeEventFeed.ts'
import { defaultSession } from './defaultSession.ts'
import { callService } from './callService.ts'
import type { DoubleAnswers, DoubleCall } from './DoubleCall.ts'
import { createInbox } from './inbox/createInbox.ts'
import { findRoute } from './findRoute.ts'
import { inboxAnswers } from './inbox/inboxAnswers.ts'
import { isCrossSite } from './isCrossSite.ts'
import { mayActFor } from './mayActFor.ts'
import { mayCall } from './mayCall.ts'
import { mayRead } from './mayRead.ts'
import { operationAnswers } from './operationAnswers.ts'
import type { LineBreak, RelayDouble, RelayDoubleOptions } from './RelayDouble.ts'
import { refuse } from './refuse.ts'
import { draftAnswers } from './uploads/draftAnswers.ts'
import { createUploadMemory } from './uploads/createUploadMemory.ts'
import { stageFile } from './uploads/stageFile.ts'
import { uploadAnswers } from './uploads/uploadAnswers.ts'

const base = 'https://relay.test/lending'

/**
 * Makes a relay in memory, in front of a sandbox, for tests and showrooms: sessions, ownership, the ledger with
 * its possible duplicates and replays, change events as a stream or by polling. The double runs in browsers and keeps nothing on disk.
 *
 * @example
 * const relay = createRelayDouble(createSandbox())
 * const client = createLendingClient({ baseUrl: '/lending', fetch: relay.fetch })
 */
export function createRelayDouble(sandbox: Sandbox, options: RelayDoubleOptions = {}): RelayDouble {
  const {
    apiKey = 'sk_sandbox_demo',
    streams = true,
    operator = true,
    fourEyes = false,
    answerFields,
  } = options
  let tenant: unknown = options.tenant ?? null
  let session: Session | null = { ...defaultSession(sandbox), ...options.session }
  let breaks: { when: LineBreak; reads: boolean }[] = []
  let held: Promise<void> | null = null
  let areRightsKnown = true
  const feed = createChangeEventFeed({ streams })
  const memory = createUploadMemory({
    now: sandbox.clock.now,
    limits: options.uploads,
    onChange: ({ customerPartnerId, kind }, revision) => {
      const about = { customerPartnerId, operationId: null, kind }
      feed.publish(
        revision === undefined ? { topic: 'uploads', ...about } : { topic: 'drafts', ...about, revision },
      )
    },
  })
  const inbox = createInbox()
  const audit = createAudit(sandbox.clock.now)
  const losses = createLosses()
  const snapshots = createSnapshots(sandbox.clock.now)
  const ledger = createLedger({
    inbox,
    audit,
    now: sandbox.clock.now,
    staleAfter: session.operations.staleAfter,
    onChange: ({ customerPartnerId, id, kind }) =>
      feed.publish({ topic: 'operation', customerPartnerId, operationId: id, kind }),
  })
  const spending = createSpendingRules({
    controls: options.spendingControls ?? null,
    proof: options.stepUpProof ?? 'proof',
    now: sandbox.clock.now,
    entries: ledger.entries,
  })
  const service = { sandbox, apiKey, ledger, losses, spending, memory, snapshots, answerFields }
  const stopListening = sandbox.webhooks.on((webhook) => ledger.settle(webhook))

  const open: DoubleAnswers<OpenRoute, DoubleCall> = {
    getTenant: (call) => answerTenant(tenant, session !== null, { ...call, isCrossSite: isCrossSite(call) }),
    getHealth: () => ({ data: { ready: true, uploads: 'ready' } }),
    getReadiness: () => ({ data: { ready: true, uploads: 'ready' } }),
    getLiveness: () => ({ data: { live: true } }),
    // The sandbox delivers its events in the page, without an address.
    receiveWebhook: () => refuse('not_found'),
  }
  const signedIn: DoubleAnswers<Exclude<RelayEndpointName, OpenRoute>> = {
    getSession: (call) => ({ data: call.session }),
    issueToken: createTokenAnswer(options.tokens ?? false, sandbox.clock.now),
    listChangeEvents: ({ session: who, parameters: { customerPartnerId }, headers, signal }) => {
      if (customerPartnerId === undefined) return refuse('malformed_request')
      if (!mayActFor(who, customerPartnerId)) return refuse('forbidden')
      const isShown: IsShown = ({ kind, operationId }) =>
        (kind !== null && mayRead(who, kind)) ||
        (operationId !== null && ledger.find(operationId)?.actor === who.userId)
      return feed.answer({ customerPartnerId, headers, signal, isShown })
    },
    listCreditSnapshots: ({ session: who, parameters: { customerPartnerId } }) => {
      if (customerPartnerId === undefined) return refuse('malformed_request')
      const isTheirs = mayCall(who, 'getCreditLimit') && mayActFor(who, customerPartnerId)
      return isTheirs ? { data: snapshots.list(customerPartnerId) } : refuse('forbidden')
    },
    ...operationAnswers({ ledger, losses, audit, operator, fourEyes, now: sandbox.clock.now }),
    ...approvalAnswers({ ledger, audit, spending }),
    ...inboxAnswers({ inbox, ledger, audit, operator, now: sandbox.clock.now }),
    ...batchAnswers({
      ...{ ledger, now: sandbox.clock.now },
      onChange: ({ id, kind, customerPartnerId }) =>
        feed.publish({ topic: 'batches', customerPartnerId, operationId: id, kind }),
      callService: (kind, call) =>
        // The cast names the service's endpoint that takes the rows.
        callService({ ...service, endpoint: endpoints[kind as 'registerTransactions'], call }),
    }),
    ...uploadAnswers(memory),
    ...draftAnswers(memory),
  }

  const answer = async (method: string, url: URL, init: RequestInit | undefined): Promise<Response> => {
    const { mount, path, found } = findRoute(method, url)
    const route = found.type === 'found' ? found.route : null
    const sentQuery = url.search.slice(1)
    const query = route?.own ? route.readQuery(sentQuery) : {}
    const call: DoubleCall = {
      ...{ method, path, mount, query: sentQuery, headers: new Headers(init?.headers) },
      parameters: { ...(found.type === 'found' && found.parameters), ...query },
      body: init?.body ?? null,
      signal: init?.signal ?? null,
    }
    const { own, endpoint } = route ?? {}
    if (own && isOpen(own)) return toResponse(await open[own](call))
    if (isCrossSite(call)) return refuse('cross_site')
    if (session === null) return refuse('unauthenticated')
    if (found.type === 'wrongMethod')
      return refuse('method_not_allowed', { headers: { Allow: found.allow.join(', ') } })
    if (found.type === 'malformed') return refuse('malformed_request')
    if (!endpoint) return refuse('not_found')
    if (!query) return refuse('malformed_request')
    if (!areRightsKnown && (!own || askingRights.has(own))) return refuse('rights_unknown')
    const asked = { ...call, session }
    if (own) return toResponse(await signedIn[own](asked))
    // The cast follows from the registry: an endpoint that is not the relay's own is the service's.
    return callService({ ...service, endpoint: endpoint as Endpoint & { name: EndpointName }, call: asked })
  }

  const take = (when: LineBreak, isRead: boolean): boolean => {
    const index = breaks.findIndex((one) => one.when === when && one.reads === isRead)
    if (index === -1) return false
    breaks = breaks.filter((_, at) => at !== index)
    return true
  }

  const relayFetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, base)
    const method = init?.method ?? 'GET'
    const isRead = method === 'GET' || method === 'HEAD'
    if (take('before', isRead)) throw new TypeError('fetch failed')
    const answered = answer(method, url, init)
    if (!isRead && held) await held
    const response = await answered
    response.headers.set(relayHeaders.mark, '1')
    response.headers.set(relayHeaders.requestId, 'req_double')
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
    const epoch = losses.epoch()
    if (epoch !== null) response.headers.set(relayHeaders.ledgerEpoch, epoch)
    if (take('after', isRead)) throw new TypeError('fetch failed')
    // An answer to HEAD has no body, even if the route wrote one.
    return method === 'HEAD' ? new Response(null, response) : response
  }

  return {
    fetch: relayFetch,
    createClient: (clientOptions = {}) =>
      createLendingClient({
        baseUrl: base,
        fetch: relayFetch,
        retries: { attempts: 1, delay: 0 },
        ...clientOptions,
      }),
    sandbox,
    operations: () => ledger.list(null),
    tell: ledger.tell,
    inbox: () => inbox.open().map(({ event }) => ({ ...event })),
    holdEvent: (event) => inbox.hold(event, sandbox.clock.now()),
    audit: () => audit.list({ order: 'newest' }) ?? [],
    addAuditEntry: audit.append,
    addSnapshots: snapshots.add,
    resolve: (operationId, body, by) => void ledger.resolve(operationId, body, { by, fourEyes }),
    decide: async (operationId, { by, byName = null, reason = null, decision }) => {
      const decided = ledger.decide(operationId, { by, byName, reason, decision })
      if (decision === 'approved') await decided?.send?.()
    },
    uploads: () => memory.all().map(({ upload }) => ({ ...upload })),
    stageFile: (file) => stageFile(memory, file),
    breakLine: (when, { times = 1, reads = false } = {}) => {
      breaks = [...breaks, ...Array.from({ length: times }, () => ({ when, reads }))]
    },
    followed: feed.followed,
    loseLedger: ledger.clear,
    restoreLedger: () => {
      ledger.clear()
      losses.beginEpoch()
    },
    forget: (operationId) => {
      const taken = ledger.take(operationId)
      if (taken) losses.keep(taken)
    },
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
    signIn: (next = {}) => {
      session = { ...defaultSession(sandbox), ...options.session, ...next }
    },
    setTenant: (next) => {
      tenant = next
    },
    dropStreams: feed.drop,
    holdWrites: () => {
      let release = () => {}
      held = new Promise<void>((resolve) => {
        release = resolve
      })
      return () => {
        held = null
        release()
      }
    },
    close: () => {
      stopListening()
      feed.drop()
    },
  }
}

/** The routes that need no session. */
const openRoutes = ['getTenant', 'getHealth', 'getReadiness', 'getLiveness', 'receiveWebhook'] as const
type OpenRoute = (typeof openRoutes)[number]

function isOpen(name: RelayEndpointName): name is OpenRoute {
  return openRoutes.some((open) => open === name)
}

/** The relay's own routes that refuse, as the service's endpoints do, while the rights to act for a partner are unknown. */
const askingRights: ReadonlySet<RelayEndpointName> = new Set([
  'getSession',
  'listOperations',
  'listChangeEvents',
])

function toResponse(answer: Response | { data: unknown; status?: number }): Response {
  if (answer instanceof Response) return answer
  const { data, status = 200 } = answer
  return Response.json({ status: 'success', message: 'ok', data }, { status })
}

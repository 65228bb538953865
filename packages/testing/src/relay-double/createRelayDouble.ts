import { type Session, createLendingClient } from '@onlend/core'
import { relayHeaders } from '@onlend/core/relay'
import type { Sandbox } from '@onlend/sandbox'
import { answerTenant } from './answerTenant.ts'
import { createLedger } from './createLedger.ts'
import { createChangeEventFeed } from './createChangeEventFeed.ts'
import { defaultSession } from './defaultSession.ts'
import { forwardToSandbox } from './forwardToSandbox.ts'
import { matchEndpoint } from './matchEndpoint.ts'
import { readFields } from './readFields.ts'
import type { LineBreak, RelayDouble, RelayDoubleOptions } from './RelayDouble.ts'
import { refuse } from './refuse.ts'
import { sendThroughLedger } from './sendThroughLedger.ts'
import { answerDrafts } from './uploads/answerDrafts.ts'
import { answerUploads } from './uploads/answerUploads.ts'
import { createUploadMemory } from './uploads/createUploadMemory.ts'
import { readStagedWrite } from './uploads/readStagedWrite.ts'
import { sendStagedFiles } from './uploads/sendStagedFiles.ts'
import { stageFile } from './uploads/stageFile.ts'

const base = 'https://relay.test/lending'

/**
 * Stands where the relay would, in memory and in front of a sandbox, for tests and showrooms: sessions, ownership, the ledger with
 * its possible duplicates and replays, change events as a stream or by polling. It runs in browsers, and keeps nothing on disk.
 *
 * @example
 * const relay = createRelayDouble(createSandbox())
 * const client = createLendingClient({ baseUrl: '/lending', fetch: relay.fetch })
 */
export function createRelayDouble(sandbox: Sandbox, options: RelayDoubleOptions = {}): RelayDouble {
  const { apiKey = 'sk_sandbox_demo', streams = true, operator = true, fourEyes = false } = options
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
  const ledger = createLedger({
    now: sandbox.clock.now,
    staleAfter: session.operations.staleAfter,
    onChange: ({ customerPartnerId, id, kind }) =>
      feed.publish({ topic: 'operation', customerPartnerId, operationId: id, kind }),
  })
  const stopListening = sandbox.webhooks.on((webhook) => ledger.settle(webhook))

  const answer = async (method: string, url: URL, init: RequestInit | undefined): Promise<Response> => {
    const headers = new Headers(init?.headers)
    const path = url.pathname.replace(
      /^.*?(?=\/(?:v1|session|tenant|operations|attention|inbox|webhooks|events|uploads|drafts)(?:\/|$))/,
      '',
    )
    if (path === '/tenant') return answerTenant(tenant, session !== null)
    if (session === null) return refuse('unauthenticated')
    const mayActFor = (id: string) => session?.customerPartners.some((partner) => partner.id === id) ?? false
    const asksRights =
      path === '/session' || path === '/operations' || path === '/events' || path.startsWith('/v1/')
    if (!areRightsKnown && asksRights) return refuse('rights_unknown')
    if (path === '/session') return Response.json({ status: 'success', data: session })
    if (path === '/operations' || path === '/events') {
      const partnerId = url.searchParams.get('customer_partner_id') ?? ''
      if (!mayActFor(partnerId)) return refuse('forbidden')
      if (path === '/events') return feed.answer(partnerId, headers, init?.signal ?? null)
      return Response.json({ status: 'success', data: ledger.list(partnerId).slice(0, 200) })
    }
    if (path === '/attention' || path === '/inbox') {
      if (!operator) return refuse('forbidden')
      const listed = path === '/attention' ? ledger.attention() : ledger.unmatched()
      return Response.json({ status: 'success', data: listed })
    }
    if (method === 'POST' && path.startsWith('/operations/')) {
      if (!operator) return refuse('forbidden')
      const [, id = ''] = path.slice(1).split('/')
      // The cast is as trusting as a stand-in may be: the client has checked what it sends.
      const said = JSON.parse(String(init?.body)) as Parameters<typeof ledger.resolve>[1]
      const by = session.userId
      const { refusal, operation } = ledger.resolve(decodeURIComponent(id), said, { by, fourEyes })
      if (refusal !== null) return refuse(refusal, { data: operation })
      return Response.json(
        { status: 'success', data: operation },
        { status: operation?.proposal ? 202 : 200 },
      )
    }
    if (path.startsWith('/operations/')) {
      const [id = '', part] = path.slice('/operations/'.length).split('/')
      const entry = ledger.find(decodeURIComponent(id))
      const { operation } = entry ?? {}
      const isOwn =
        operation && (operation.customerPartnerId === null || mayActFor(operation.customerPartnerId))
      if (!isOwn) return refuse('not_found')
      if (part !== 'rows') return Response.json({ status: 'success', data: operation })
      const after = Number(url.searchParams.get('after') ?? '-1')
      const rows = entry?.rows.filter((row) => row.position > after).slice(0, 200)
      return Response.json({ status: 'success', data: rows })
    }
    const { body: sent } = init ?? {}
    if (path === '/uploads' || path.startsWith('/uploads/')) {
      return answerUploads({ memory, session, method, url, headers, body: sent })
    }
    if (path.startsWith('/drafts/')) {
      const customerPartnerId = url.searchParams.get('customer_partner_id') ?? ''
      return answerDrafts({ memory, session, method, path, customerPartnerId, body: sent })
    }
    const match = matchEndpoint(method, path)
    if (!match) return refuse('not_found')
    const { ownerField, owner: ownerName } = match.endpoint
    const parts = readStagedWrite(headers, sent)
    const fields = method === 'GET' ? null : readFields(sent, parts)
    const ownerId = textOrNull(ownerField === undefined ? match.ids[ownerName ?? ''] : fields?.[ownerField])
    const isChannel = match.endpoint.owner === 'channelPartnerId'
    const isOwner = isChannel ? ownerId === session.channelPartnerId : ownerId !== null && mayActFor(ownerId)
    if (match.endpoint.owner !== null && !isOwner) return refuse('forbidden')
    const forward = (form?: { body: BodyInit; contentType: string }) => {
      const content = form ?? { body: sent ?? null, contentType: headers.get('Content-Type') }
      return forwardToSandbox({ sandbox, apiKey, method, path, ...content })
    }
    if (method !== 'GET') {
      const { duplicateWindow } = session.operations
      const owner = {
        customerPartnerId: isChannel ? null : ownerId,
        channelPartnerId: isChannel ? ownerId : null,
      }
      const write = { ledger, match, owner, headers, body: fields, duplicateWindow }
      if (parts) return sendStagedFiles({ ...write, memory, parts, forward })
      return sendThroughLedger({ ...write, forward: () => forward() })
    }
    const { status, body, contentType, retryAfter } = await forward().catch(() => unreachable)
    if (status === 0) return refuse('upstream_unreachable')
    if (status === 401 || status === 403) return refuse('credentials_refused')
    if (!contentType.includes('json')) return refuse('upstream_invalid')
    const passed: Record<string, string> = {
      'Content-Type': 'application/json',
      'X-Request-Id': 'req_double',
    }
    if (retryAfter !== null) passed['Retry-After'] = retryAfter
    return new Response(body, { status, headers: passed })
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
    if (take('after', isRead)) throw new TypeError('fetch failed')
    return response
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
    resolve: (operationId, body, by) => void ledger.resolve(operationId, body, { by, fourEyes }),
    uploads: () => memory.all().map(({ upload }) => ({ ...upload })),
    stageFile: (file) => stageFile(memory, file),
    breakLine: (when, { times = 1, reads = false } = {}) => {
      breaks = [...breaks, ...Array.from({ length: times }, () => ({ when, reads }))]
    },
    followed: feed.followed,
    loseLedger: ledger.clear,
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

const unreachable = { status: 0, body: '', contentType: '', retryAfter: null }

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

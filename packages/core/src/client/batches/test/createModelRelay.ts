import { answer } from '../../../testing/answer.ts'
import { marked } from '../../../testing/marked.ts'

type Entry = {
  id: string
  kind: string
  state: 'accepted' | 'rejected' | 'unknown'
  status: number
  /** Why the relay itself did not send it. */
  refusal?: string | null
  /** References of its rows, in order, and the lines of a statement that each is the money of. */
  rows: string[]
  lines: string[][]
}

/** What befalls one request. `late`: the answer is lost at once, and the request arrives afterwards. `kept`: the relay refuses, and its ledger holds that. */
export type Fault =
  | 'none'
  | 'lostBefore'
  | 'lostAfter'
  | 'timeout'
  | 'late'
  | 'busy'
  | 'away'
  | 'kept'
  | 'serviceBusy'
  | 'serviceRefuses'
  | 'serviceUnknown'

type Request = { method: string; url: URL; headers: Headers; body: string | null; fault: Fault }

/** For tests: a relay with its ledger and its drafts, and the service behind it, of which only the rows that reach it are kept. */
export function createModelRelay({ relayMost = Number.POSITIVE_INFINITY } = {}) {
  const ledger = new Map<string, Entry>()
  const drafts = new Map<string, { revision: number; value: unknown }>()
  /** How often each row reached the service and was taken. */
  const taken = new Map<string, number>()
  const late: Request[] = []
  const credited = new Set<string>()
  const seen: { method: string; path: string; id: string | null }[] = []
  let serviceMost = Number.POSITIVE_INFINITY

  const refuse = (status: number, code: string, data: unknown = null, headers = {}) =>
    answer(
      { status: 'error', message: code, data },
      { status, headers: { 'Onlend-Error': code, ...headers } },
    )
  const ok = (data: unknown) => answer({ status: 'success', message: 'ok', data })
  const serviceTakes = (rows: readonly string[]) => {
    for (const row of rows) taken.set(row, (taken.get(row) ?? 0) + 1)
  }
  const answerEntry = ({ state, status, refusal }: Entry): Response => {
    if (refusal) return refuse(503, refusal)
    if (state === 'unknown') return refuse(409, 'outcome_unknown')
    return state === 'accepted' ? ok([]) : answer({ status: 'error', message: 'no', data: null }, { status })
  }
  const write = ({ url, headers, body, fault }: Request): Response => {
    const id = headers.get('Idempotency-Key') ?? ''
    const rows = readRows(body)
    const lines = readLines(headers)
    const known = ledger.get(id)
    if (known) {
      // The real relay compares a digest of the body.
      if (known.rows.join() !== rows.join()) return refuse(422, 'idempotency_key_reused')
      return answerEntry(known)
    }
    if (fault === 'busy') return refuse(429, 'rate_limited', null, { 'Retry-After': '7' })
    if (fault === 'away') return refuse(503, 'store_unavailable', null, { 'Retry-After': '1' })
    if (rows.length > relayMost) return refuse(413, 'body_too_large')
    if ((headers.get('X-Relay-Statement-Lines') ?? '').length > 8_000) return refuse(400, 'malformed_request')
    const held = new Set(
      [...ledger.values()].flatMap((one) => (one.state === 'rejected' ? [] : one.lines.flat())),
    )
    const creditedRows = lines.flatMap((own, at) => (own.some((line) => held.has(line)) ? [at] : []))
    if (creditedRows.length > 0) {
      for (const line of lines.flat()) if (held.has(line)) credited.add(line)
      return refuse(409, 'line_credited', { rows: creditedRows, operations: [] })
    }
    const entry: Entry = {
      ...{ id, rows, lines, state: 'accepted', status: 200 },
      kind: url.pathname.includes('bulk-payment') ? 'reconcileRepayments' : 'registerTransactions',
    }
    ledger.set(id, entry)
    if (rows.length > serviceMost) Object.assign(entry, { state: 'rejected', status: 413 })
    else if (fault === 'kept')
      Object.assign(entry, { state: 'rejected', status: null, refusal: 'store_unavailable' })
    else if (fault === 'serviceBusy') Object.assign(entry, { state: 'rejected', status: 429 })
    else if (fault === 'serviceRefuses') Object.assign(entry, { state: 'rejected', status: 422 })
    else if (fault === 'serviceUnknown') {
      entry.state = 'unknown'
      serviceTakes(rows)
    } else serviceTakes(rows)
    return answerEntry(entry)
  }
  const saveDraft = (key: string, body: string | null): Response => {
    const { revision, value } = JSON.parse(body ?? '') as { revision: number | null; value: unknown }
    const current = drafts.get(key)
    if ((current?.revision ?? null) !== revision) return refuse(409, 'draft_changed')
    const saved = { revision: (revision ?? 0) + 1, value }
    drafts.set(key, saved)
    return ok(toDraft(saved))
  }
  const handle = (request: Request): Response => {
    const { method, url, body, headers } = request
    seen.push({ method, path: url.pathname, id: headers.get('Idempotency-Key') })
    const [, first = '', second = ''] = /\/lending\/(\w+)\/(.*)$/.exec(url.pathname) ?? []
    if (first === 'drafts' && method === 'GET') {
      const draft = drafts.get(second)
      return ok(draft ? toDraft(draft) : null)
    }
    if (first === 'drafts') return saveDraft(second, body)
    if (first === 'operations') {
      const entry = ledger.get(decodeURIComponent(second))
      return entry ? ok(toOperation(entry)) : refuse(404, 'not_found')
    }
    return write(request)
  }
  const receive = async (request: Request, turn: () => Promise<void>): Promise<Response> => {
    await turn()
    const { fault } = request
    if (fault === 'lostBefore') throw new TypeError('fetch failed')
    if (fault === 'late') {
      late.push({ ...request, fault: 'none' })
      throw new TypeError('fetch failed')
    }
    const response = handle(request)
    await turn()
    if (fault === 'lostAfter') throw new TypeError('fetch failed')
    if (fault === 'timeout') throw new DOMException('aborted', 'AbortError')
    return marked(response)
  }
  return {
    ledger,
    drafts,
    taken,
    seen,
    /** Writes that reached the relay. */
    writes: () => seen.filter(({ path }) => path.includes('/v1/')),
    /** Lines for which a write was refused, because another had credited them. */
    credited,
    /** Lines that a colleague credits from another statement. */
    creditElsewhere: (lines: string[]) => {
      const colleague = {
        id: 'colleague',
        kind: 'reconcileRepayments',
        state: 'accepted',
        status: 200,
      } as const
      ledger.set('colleague', { ...colleague, rows: [], lines: [lines] })
    },
    /** From now on the service refuses more rows at once, with 413. */
    limitService: (most: number) => {
      serviceMost = most
    },
    /** Lets what was late arrive. */
    releaseLate: (most = late.length) => {
      for (const request of late.splice(0, most)) handle(request)
    },
    fetch: (url: string, init: RequestInit, fault: Fault, turn: () => Promise<void>) =>
      receive(
        {
          ...{ method: init.method ?? 'GET', url: new URL(url, 'https://host.test'), fault },
          headers: new Headers(init.headers),
          body: typeof init.body === 'string' ? init.body : null,
        },
        turn,
      ),
  }
}

function readRows(body: string | null): string[] {
  const { transactions, payments } = JSON.parse(body ?? '{}') as Record<
    string,
    { transaction_reference: string }[] | undefined
  >
  return (transactions ?? payments ?? []).map((row) => row.transaction_reference)
}

function readLines(headers: Headers): string[][] {
  const sent = headers.get('X-Relay-Statement-Lines')
  return sent === null ? [] : sent.split(',').map((entry) => (entry === '-' ? [] : entry.split('+')))
}

function toDraft(draft: { revision: number; value: unknown }) {
  return { ...draft, savedBy: null, savedAt: '2026-11-26T10:00:00.000Z' }
}

function toOperation({ id, kind, state, status, rows, refusal = null }: Entry) {
  const at = '2026-11-26T10:00:00.000Z'
  return {
    ...{ id, kind, state, status, reference: 'TX-0000-0000', customerPartnerId: 'cp_1' },
    summary: {
      ...{ amount: null, method: null, recipient: null, institution: null, destinationEnd: null },
      count: rows.length,
    },
    ...{ channelPartnerId: null, serviceMessage: null, refusal, matched: null, ambiguous: null },
    ...{ verified: null, conflict: null, resolution: null, laterEvidence: null, rows: null, result: null },
    ...{ createdAt: at, updatedAt: at, settledAt: null, reversedAt: null },
    acceptedAt: state === 'accepted' ? at : null,
  }
}

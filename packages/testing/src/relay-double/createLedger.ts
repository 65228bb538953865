import { type Amount, type EndpointName, type Operation, compareAmounts, toAmount } from '@onlend/core'
import type { SandboxWebhook } from '@onlend/sandbox'
import { describeOperation } from './describeOperation.ts'

/** One write as the stand-in relay keeps it. */
export type LedgerEntry = {
  operation: Operation
  fingerprint: string
  destination: string | null
  /** References of rows that are still awaited, for a set. */
  awaited: Set<string>
  hasFailedRow: boolean
  answer: { status: number; body: string } | null
}

type CreateLedgerParameters = {
  now: () => number
  staleAfter: number
  onChange: (operation: Operation) => void
}

type ClaimParameters = {
  id: string
  kind: EndpointName
  customerPartnerId: string | null
  channelPartnerId: string | null
  body: Readonly<Record<string, unknown>> | null
}

type Finish = {
  state: 'accepted' | 'rejected' | 'unknown'
  answer: LedgerEntry['answer']
  message: string | null
}

/** The memory of a stand-in relay: the same states, in the same order, as the real one keeps. */
export type Ledger = {
  find: (id: string) => LedgerEntry | null
  list: (customerPartnerId: string | null) => Operation[]
  lookAlike: (claim: ClaimParameters, window: number) => LedgerEntry | null
  claim: (claim: ClaimParameters) => LedgerEntry
  finish: (entry: LedgerEntry, finish: Finish) => void
  settle: (webhook: SandboxWebhook) => void
}

const kinds = {
  withdrawal: 'withdraw',
  transaction: 'registerTransactions',
  repayment: 'reconcileRepayments',
} as const
const open: ReadonlySet<string> = new Set(['submitting', 'accepted', 'unknown', 'stale'])

/** Makes an empty ledger. */
export function createLedger({ now, staleAfter, onChange }: CreateLedgerParameters): Ledger {
  const entries: LedgerEntry[] = []
  const iso = () => new Date(now()).toISOString()
  const change = (entry: LedgerEntry, changes: Partial<Operation>) => {
    Object.assign(entry.operation, changes, { updatedAt: iso() })
    onChange(entry.operation)
  }
  const isStale = ({ state, acceptedAt }: Operation) =>
    state === 'accepted' && acceptedAt !== null && now() - Date.parse(acceptedAt) > staleAfter
  const view = (operation: Operation): Operation => ({
    ...operation,
    state: isStale(operation) ? 'stale' : operation.state,
  })

  const fingerprintOf = ({ kind, customerPartnerId, body }: ClaimParameters) =>
    JSON.stringify([kind, customerPartnerId, body])
  const destinationOf = (body: ClaimParameters['body']): string | null => {
    const destination = body?.account_number ?? body?.mobile_no
    return typeof destination === 'string' ? destination : null
  }
  const settleWhole = (entry: LedgerEntry, { payload }: SandboxWebhook, matched: 'reference' | 'probable') =>
    change(entry, {
      state: entry.hasFailedRow ? 'failed' : payload.data.status,
      matched,
      verified: true,
      serviceMessage: payload.data.message,
      settledAt: iso(),
    })

  return {
    find: (id) => {
      const entry = entries.find((one) => one.operation.id === id)
      return entry ? { ...entry, operation: view(entry.operation) } : null
    },
    list: (customerPartnerId) =>
      entries
        .map((entry) => entry.operation)
        .filter(
          (operation) => customerPartnerId === null || operation.customerPartnerId === customerPartnerId,
        )
        .map(view)
        .reverse(),
    lookAlike: (claim, window) => {
      const amount = describeOperation(claim.body).amount
      const destination = destinationOf(claim.body)
      if (amount === null || destination === null) return null
      const alike = entries.filter(
        ({ operation, destination: other }) =>
          operation.customerPartnerId === claim.customerPartnerId &&
          operation.kind === claim.kind &&
          other === destination &&
          isEqual(operation.summary.amount, amount) &&
          operation.state !== 'rejected' &&
          operation.state !== 'failed' &&
          now() - Date.parse(operation.createdAt) < window,
      )
      return alike.at(-1) ?? null
    },
    claim: (claim) => {
      const createdAt = iso()
      const entry: LedgerEntry = {
        operation: {
          id: claim.id,
          kind: claim.kind,
          state: 'submitting',
          customerPartnerId: claim.customerPartnerId,
          channelPartnerId: claim.channelPartnerId,
          reference: `OL-${claim.id
            .replace(/[^0-9a-z]/gi, '')
            .slice(0, 8)
            .toUpperCase()}`,
          summary: describeOperation(claim.body),
          status: null,
          serviceMessage: null,
          matched: null,
          verified: null,
          createdAt,
          acceptedAt: null,
          settledAt: null,
          updatedAt: createdAt,
        },
        fingerprint: fingerprintOf(claim),
        destination: destinationOf(claim.body),
        awaited: referencesIn(claim.body),
        hasFailedRow: false,
        answer: null,
      }
      entries.push(entry)
      onChange(entry.operation)
      return entry
    },
    finish: (entry, { state, answer, message }) => {
      entry.answer = answer
      const isOpen = entry.operation.state === 'submitting' || entry.operation.state === 'unknown'
      change(entry, {
        // A final word that overtook the answer stays final.
        state: isOpen ? state : entry.operation.state,
        status: answer?.status ?? null,
        serviceMessage: entry.operation.serviceMessage ?? message,
        acceptedAt: state === 'accepted' ? iso() : entry.operation.acceptedAt,
      })
    },
    settle: (webhook) => {
      // Signed with another secret: the real relay would not take it.
      if (webhook.forged) return
      const { data, event } = webhook.payload
      // The cast follows from the names of the sandbox's events: a kind, a dot and an outcome.
      const kind = kinds[event.split('.')[0] as keyof typeof kinds]
      const candidates = entries.filter(
        ({ operation }) =>
          operation.kind === kind &&
          operation.customerPartnerId === data.customer_partner_id &&
          open.has(operation.state),
      )
      const reference = data.transaction_reference
      if (reference !== undefined) {
        const entry = candidates.find((one) => one.awaited.has(reference))
        if (!entry) return
        entry.awaited.delete(reference)
        entry.hasFailedRow ||= data.status === 'failed'
        if (entry.awaited.size === 0) settleWhole(entry, webhook, 'reference')
        return
      }
      const destination = data.account_number ?? data.mobile_no
      const entry = candidates.find(
        (one) =>
          one.destination === destination && isEqual(one.operation.summary.amount, toAmount(data.amount)),
      )
      if (entry) settleWhole(entry, webhook, 'probable')
    },
  }
}

function isEqual(left: Amount | null, right: Amount | null): boolean {
  return left !== null && right !== null && compareAmounts(left, right) === 0
}

function referencesIn(body: Readonly<Record<string, unknown>> | null): Set<string> {
  const rows = body?.transactions ?? body?.payments
  if (!Array.isArray(rows)) return new Set()
  return new Set(rows.map((row: { transaction_reference?: unknown }) => String(row.transaction_reference)))
}

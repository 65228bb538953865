'use client'
import { type LendingError, type Operation, isLendingError } from '@onlend/core'
import { calendarDays, toSeenText, toSoundZone } from '@onlend/core/internal'
import { useEffect, useMemo, useState } from 'react'
import { runSteps } from '../lib/runSteps.ts'
import { useLending, useSession } from '@onlend/hooks'
import { type ResolveOperationVariables, useAttention, useResolveOperation } from '@onlend/hooks/operators'
import type { Statement, StatementLine } from '../repayments/index.ts'
import type {
  LockboxDecision,
  LockboxFinding,
  LockboxReconciliation,
  UseLockboxReconciliationParameters,
} from './LockboxReconciliation.ts'
import type { Reconciliation, ReconciliationFinding } from './Reconciliation.ts'
import { writeSheet } from '../sheets/index.ts'
import { type ReconcileStatementParameters, reconcileSteps } from './reconcileSteps.ts'
import { toReportRows } from './toReportRows.ts'
import { useLedger } from './useLedger.ts'
import { takeStatement } from '../repayments/takeStatement.ts'
import { useStatementChoice } from '../repayments/useStatementChoice.ts'

/** Days before the statement whose operations can have a line on it: see `toDemands`. */
const lookBack = 31
/** The longest time, in days, until a withdrawal or a drawdown gets its line. */
const longestWay = 14
/** The most characters that the relay takes. */
const longestReference = 100

/**
 * Compares a statement of a customer partner's lockbox account with the ledger. A line that fits exactly one withdrawal without an outcome is evidence, on which an
 * operator may resolve it, and a second one agrees where the relay asks for two; the hook resolves nothing by itself and sends no money.
 *
 * @example
 * const { choose, reconciliation, findings } = useLockboxReconciliation({ customerPartnerId: 'cp_1' })
 */
export function useLockboxReconciliation(
  parameters: UseLockboxReconciliationParameters = {},
): LockboxReconciliation {
  const { customerPartnerId, daysToArrive = 3, timeZone: givenZone, createWorker } = parameters
  const timeZone = useMemo(() => toSoundZone(givenZone), [givenZone])
  const lending = useLending()
  const { now } = lending
  const choice = useStatementChoice<Statement>({
    createWorker,
    // The comparison runs on the page: the page holds the lines.
    take: (work, facts, signal) => takeStatement(work, facts, { signal }),
  })
  const statement = choice.isLaidOut ? choice.statement : null
  const first = statement && firstDay(statement)
  const { ledger, ...reading } = useLedger({
    ...{ customerPartnerId, timeZone },
    from: first && calendarDays.add(first, -lookBack),
  })
  const ownerId = customerPartnerId ?? lending.customerPartnerId
  const [latest, setLatest] = useState<Compared | null>(null)
  useEffect(() => {
    if (!statement || !ledger) return
    const stop = new AbortController()
    const { signal } = stop
    const steps = compare({
      ...{ statement, daysToArrive, operations: ledger.operations, rows: ledger.rows, now: now() },
      ...(timeZone === undefined ? {} : { timeZone }),
      knownFrom: ledger.knownFrom && calendarDays.add(ledger.knownFrom, longestWay),
    })
    runSteps(steps, { signal }).then(
      (compared) => setLatest({ ...compared, statement, ownerId }),
      (error: unknown) => {
        if (!signal.aborted) throw error
      },
    )
    return () => stop.abort()
  }, [statement, ledger, daysToArrive, timeZone, now, ownerId])
  // During a new comparison, the earlier result stays, but not another partner's.
  const isCurrent = ledger !== null && latest?.statement === statement && latest?.ownerId === ownerId
  const compared = isCurrent ? latest : null
  const reconciliation = compared?.reconciliation ?? null
  const { proposals, isOperator, userId, refetchAll } = useProposals(statement !== null)
  const resolution = useResolveOperation()
  const [decision, setDecision] = useState<LockboxDecision | null>(null)
  const findings = useMemo(
    () => (compared?.identified ?? []).map((one) => toFinding(one, proposals, userId)),
    [compared, proposals, userId],
  )

  const decide = (
    { id, finding }: LockboxFinding,
    what: LockboxDecision['what'],
    body: ResolveOperationVariables['body'],
  ) => {
    if (finding.type !== 'evidence' || decision?.state === 'sending') return
    const { operation } = finding
    const { reference } = operation
    const asked = { findingId: id, operation: { id: operation.id, reference }, what }
    setDecision({ ...asked, state: 'sending', error: null })
    resolution.mutate(
      { operationId: operation.id, body: { ...toOwner(operation), ...body } },
      {
        onSuccess: ({ proposal }) =>
          setDecision({ ...asked, state: proposal ? 'proposed' : 'recorded', error: null }),
        onError: (error: LendingError) => setDecision({ ...asked, state: 'refused', error }),
      },
    )
  }
  const resolve = (shown: LockboxFinding, text: string) => {
    const { finding } = shown
    if (finding.type !== 'evidence' || !statement || toSeenText(text) === '') return
    const { line } = finding
    decide(shown, 'resolve', {
      outcome: 'succeeded',
      evidence: {
        text: toSeenText(text),
        ...(line.reference !== null && { reference: line.reference.slice(0, longestReference) }),
        at: toNoon(line.day, now()),
        line: toLineEvidence(statement, line),
      },
    })
  }
  const confirm = (shown: LockboxFinding) => {
    if (shown.proposal) decide(shown, 'confirm', { confirms: shown.proposal.id })
  }
  return {
    step: choice.statement === null ? 'choose' : choice.isLaidOut ? 'compared' : 'layout',
    ...{ reading: choice.share, fileError: choice.error?.code ?? null, errorRow: choice.error?.row ?? null },
    ...{ pdf: choice.pdf, statement: choice.statement, startOver: choice.forget },
    ...{ layout: choice.layout, setLayout: choice.setLayout, confirmLayout: choice.confirmLayout },
    columns: choice.statement?.columns ?? [],
    choose: (source) => {
      setDecision(null)
      choice.choose(source)
    },
    ledger: {
      ...reading,
      refetch: () => {
        reading.refetch()
        refetchAll()
      },
    },
    ...{ reconciliation, findings, isOperator, resolve, confirm, decision },
    writeReport: (words) =>
      reconciliation && writeSheet(toReportRows(reconciliation, { words, daysToArrive, madeAt: now() })),
  }
}

function firstDay({ lines }: Statement): string | null {
  return lines.reduce<string | null>((first, { day }) => (first === null || day < first ? day : first), null)
}

type Identified = Pick<LockboxFinding, 'id' | 'finding'>
type Comparison = { reconciliation: Reconciliation; identified: readonly Identified[] }
type Compared = Comparison & { statement: Statement; ownerId: string | null }

/** Compares in steps, and gives each finding an id. */
function* compare(parameters: ReconcileStatementParameters): Generator<undefined, Comparison> {
  const reconciliation = yield* reconcileSteps(parameters)
  const identified: Identified[] = []
  for (const finding of reconciliation.findings) {
    identified.push({ id: toFindingId(finding), finding })
    if (identified.length % 128 === 0) yield
  }
  return { reconciliation, identified }
}

function toFindingId(finding: ReconciliationFinding): string {
  const lines = 'lines' in finding ? finding.lines : 'line' in finding ? [finding.line] : []
  const about = 'operation' in finding ? finding.operation : null
  return [finding.type, about?.id, ...lines.map(({ digest }) => digest)].filter(Boolean).join(' ')
}

type Proposals = ReadonlyMap<string, NonNullable<LockboxFinding['proposal']>>

/** Reads the proposals of operators, for users who can see them. */
function useProposals(isAsked: boolean): {
  proposals: Proposals
  isOperator: boolean | null
  userId: string | null
  refetchAll: () => void
} {
  const attention = useAttention({ query: { enabled: isAsked } })
  const session = useSession({ query: { enabled: isAsked } })
  const { data, hasNextPage, isFetching, fetchNextPage } = attention
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage])
  const proposals = useMemo(
    () =>
      new Map(
        (data?.pages.flat() ?? []).flatMap((one) => (one.proposal ? [[toKey(one), one.proposal]] : [])),
      ),
    [data],
  )
  const isRefused = isLendingError(attention.error) && attention.error.category === 'permission'
  const userId = session.data?.userId ?? null
  const refetchAll = () => {
    // The relay would refuse a user without the permission again.
    if (isAsked && !isRefused) void attention.refetch()
  }
  return { proposals, isOperator: data ? true : isRefused ? false : null, userId, refetchAll }
}

function toFinding({ id, finding }: Identified, proposals: Proposals, userId: string | null): LockboxFinding {
  const proposal = (finding.type === 'evidence' && proposals.get(toKey(finding.operation))) || null
  return {
    ...{ id, finding, proposal },
    state: proposal === null ? 'open' : proposal.by === userId ? 'waiting' : 'proposed',
  }
}

/** The key of an operation: two partners can use the same id. */
function toKey({ customerPartnerId, id }: Operation): string {
  return `${customerPartnerId} ${id}`
}

function toOwner({ customerPartnerId }: Operation): { customerPartnerId?: string } {
  return customerPartnerId === null ? {} : { customerPartnerId }
}

/** Noon of a day, which is the same day in the readers' zones; at the latest now. */
function toNoon(day: string, now: number): string {
  return new Date(Math.min(Date.parse(`${day}T12:00:00.000Z`), now)).toISOString()
}

function toLineEvidence({ fileDigest }: Statement, { digest, day, amount, line }: StatementLine) {
  return { digest, fileDigest, day, amount, line }
}

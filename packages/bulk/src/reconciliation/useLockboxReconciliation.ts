'use client'
import { type LendingError, type Operation, isLendingError } from '@onlend/core'
import { calendarDays, type EndpointInput, toSeenText, toSoundZone } from '@onlend/core/internal'
import type { resolveOperation } from '@onlend/core/relay'
import { useEffect, useMemo, useState } from 'react'
import { useLending, useSession } from '@onlend/hooks'
import { useAttention, useResolveOperation } from '@onlend/hooks/operators'
import type { StatementLine } from '../repayments/index.ts'
import type { StatementFacts } from '../repayments/StatementLine.ts'
import type {
  LockboxDecision,
  LockboxFinding,
  LockboxReconciliation,
  UseLockboxReconciliationParameters,
} from './LockboxReconciliation.ts'
import { useStatementChoice } from '../repayments/useStatementChoice.ts'
import { useStatementDraft } from '../repayments/useStatementDraft.ts'
import { openWork } from '../sheets/worker/openWork.ts'
import { useOpenWork } from '../sheets/worker/useOpenWork.ts'
import type { IdentifiedFinding } from './createComparisonWork.ts'
import { useComparison } from './useComparison.ts'
import { useLedger } from './useLedger.ts'

/** Days before the statement whose operations can have a line on it: see `toDemands`. */
const lookBack = 31
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
  const ownerId = customerPartnerId ?? lending.customerPartnerId
  const { work, holdFor } = useOpenWork(() =>
    openWork({
      createWorker,
      load: async () => (await import('./createComparisonWork.ts')).createComparisonWork(),
    }),
  )
  const choice = useStatementChoice({
    read: (order, options) => work.ask('readStatement', order, options),
    close: work.close,
    onRead: async () => void draft.endRestoring(),
  })
  const draft = useStatementDraft({
    ...{ kind: 'checkStatement', customerPartnerId: ownerId, choice },
    // The layout is all that a person chooses of a statement.
    ...{ canKeep: true, mark: null, takeChoices: async () => null },
  })
  const statement = choice.isLaidOut ? choice.statement : null
  const { ledger, ...reading } = useLedger({
    ...{ customerPartnerId, timeZone },
    from: statement?.firstDay ? calendarDays.add(statement.firstDay, -lookBack) : null,
  })
  const { shown, showMore, writeReport } = useComparison({
    ...{ work, holdFor, choice, ledger, ownerId, daysToArrive, timeZone },
  })
  const { proposals, isOperator, userId, refetchAll } = useProposals(statement !== null)
  const resolution = useResolveOperation()
  const [decision, setDecision] = useState<LockboxDecision | null>(null)
  const findings = useMemo(
    () =>
      (shown?.findings ?? []).map((group) => ({
        ...group,
        shown: group.shown.map((one) => toFinding(one, proposals, userId)),
      })),
    [shown, proposals, userId],
  )

  const decide = (
    { id, finding }: LockboxFinding,
    what: LockboxDecision['what'],
    body: EndpointInput<typeof resolveOperation>,
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
  const resolve = (found: LockboxFinding, text: string) => {
    const { finding } = found
    if (finding.type !== 'evidence' || !statement || toSeenText(text) === '') return
    const { line } = finding
    decide(found, 'resolve', {
      outcome: 'succeeded',
      evidence: {
        text: toSeenText(text),
        ...(line.reference !== null && { reference: line.reference.slice(0, longestReference) }),
        at: toNoon(line.day, now()),
        line: toLineEvidence(statement, line),
      },
    })
  }
  const confirm = (found: LockboxFinding) => {
    if (found.proposal) decide(found, 'confirm', { confirms: found.proposal.id })
  }
  return {
    step: choice.statement === null ? 'choose' : choice.isLaidOut ? 'compared' : 'layout',
    ...{ reading: choice.share, fileError: choice.error?.code ?? null, errorRow: choice.error?.row ?? null },
    ...{ pdf: choice.pdf, kept: draft.kept, statement: choice.statement },
    startOver: () => {
      draft.forget()
      choice.forget()
    },
    ...{ layout: choice.layout, setLayout: choice.setLayout, confirmLayout: choice.confirmLayout },
    choose: (source) => {
      setDecision(null)
      draft.endRestoring()
      choice.choose(source)
    },
    ledger: {
      ...reading,
      refetch: () => {
        reading.refetch()
        refetchAll()
      },
    },
    ...{ reconciliation: shown?.facts ?? null, findings, pairs: shown?.pairs ?? noPairs, showMore },
    ...{ isOperator, resolve, confirm, decision, writeReport },
  }
}

const noPairs: LockboxReconciliation['pairs'] = { total: 0, shown: [] }

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

function toFinding(
  { id, finding }: IdentifiedFinding,
  proposals: Proposals,
  userId: string | null,
): LockboxFinding {
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

function toLineEvidence({ fileDigest }: StatementFacts, { digest, day, amount, line }: StatementLine) {
  return { digest, fileDigest, day, amount, line }
}

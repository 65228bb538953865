'use client'
import { useEffect, useMemo, useState } from 'react'
import { callEndpoint } from '@onlend/core'
import { findCreditedLines } from '@onlend/core/relay'
import { useBatchSending } from '../batches/index.ts'
import { useLending } from '@onlend/hooks'
import { runSteps } from '../lib/runSteps.ts'
import { foldText } from '@onlend/core/internal'
import { checkAllocations } from './checkAllocations.ts'
import { createPayerRules } from './createPayerRules.ts'
import { createLineSearch } from './createLineSearch.ts'
import type { RepaymentDecision } from './layRepaymentLines.ts'
import type {
  RepaymentGroup,
  RepaymentLine,
  RepaymentLineFilter,
  RepaymentMatcher,
  RepaymentRule,
  UseRepaymentMatcherParameters,
} from './RepaymentMatcher.ts'
import { readPayer } from './readPayer.ts'
import { toRepaymentRows } from './toRepaymentRows.ts'
import { toRepaymentTotals } from './toRepaymentTotals.ts'
import type { Statement } from './StatementLine.ts'
import { useOpenFinancings } from './useOpenFinancings.ts'
import { useProposals } from './useProposals.ts'
import { useStatementChoice } from './useStatementChoice.ts'

const noLines: readonly RepaymentLine[] = []
const noDecisions: ReadonlyMap<string, RepaymentDecision> = new Map()
const noDigests: ReadonlySet<string> = new Set()
const everything: RepaymentLineFilter = { group: 'all', search: '' }

/**
 * The logic of reconciling a statement with open financings, without a view: the hook reads it and ties each line to the financings that fit, a person
 * accepts, corrects or rejects, and the relay reports the accepted lines in pieces. The relay credits no line twice: it refuses a known digest (Partner API,
 * Endpoint 6).
 *
 * @example
 * const matcher = useRepaymentMatcher({ currency: 'NGN' })
 * if (matcher.step === 'lines') matcher.acceptSure()
 */
export function useRepaymentMatcher(parameters: UseRepaymentMatcherParameters = {}): RepaymentMatcher {
  const lending = useLending()
  const { customerPartnerId, createWorker } = parameters
  const ownerId = customerPartnerId ?? lending.customerPartnerId
  const rules = useMemo(() => createPayerRules(lending, ownerId), [lending, ownerId])
  const [ruleList, setRuleList] = useState(() => rules.list())
  const financings = useOpenFinancings(parameters)
  const choice = useStatementChoice(createWorker)
  const { statement } = choice
  const { matched, share } = useProposals({
    ...{ statement: choice.isLaidOut ? statement : null, financings: financings.financings },
    today: financings.today,
    ...{ rules, ruleList, reading: choice.readingId, work: choice.work, onLost: choice.fail },
  })
  const [decisions, setDecisions] = useState(noDecisions)
  const [credited, setCredited] = useState(noDigests)
  const [filter, setFilter] = useState(everything)
  const [offerId, setOfferId] = useState<string | null>(null)
  const [isReview, setIsReview] = useState(false)
  const { progress, ...sending } = useBatchSending({
    ...{ kind: 'reconcileRepayments', customerPartnerId: ownerId },
    mayResume: choice.statement === null,
    onBegun: () => {
      forget()
      choice.forget()
    },
  })

  useEffect(() => {
    if (statement === null) return
    let isCurrent = true
    // An early question only saves a refusal: the relay decides when the lines are sent.
    findCredited(lending, ownerId, statement).then(
      (found) => {
        if (isCurrent) setCredited((known) => new Set([...known, ...found]))
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [lending, ownerId, statement])

  const { find, currency } = financings
  const all = useMemo(
    () => (matched ? matched.toLines({ decisions, credited, findFinancing: find }) : noLines),
    [matched, decisions, credited, find],
  )
  const byId = useMemo(() => new Map(all.map((line) => [line.id, line])), [all])
  const totals = useMemo(() => toRepaymentTotals(all, currency), [all, currency])
  const counts = useMemo(() => countGroups(all), [all])
  const search = useMemo(() => createLineSearch(find), [find])
  useEffect(() => {
    const stop = new AbortController()
    // A search folds the lines that are not folded yet.
    runSteps(search.fold(all), { signal: stop.signal }).catch(() => undefined)
    return () => stop.abort()
  }, [all, search])
  const lines = useMemo(() => filterLines(all, filter, search.has), [all, filter, search])
  const accepted = useMemo(() => all.filter(({ group }) => group === 'accepted'), [all])

  const decide = (changes: Iterable<readonly [string, RepaymentDecision | null]>) =>
    setDecisions((known) => {
      const next = new Map(known)
      for (const [id, decision] of changes) {
        if (decision === null) next.delete(id)
        else next.set(id, decision)
      }
      return next
    })
  const toAccepted = ({ allocations, isEdited }: RepaymentLine): RepaymentDecision => ({
    ...{ state: 'accepted', allocations, isEdited },
  })
  const forget = () => {
    setDecisions(noDecisions)
    setFilter(everything)
    setOfferId(null)
    setIsReview(false)
  }
  const toClients = (references: readonly string[]) => [
    ...new Set(references.map((reference) => find(reference)?.clientId ?? reference)),
  ]
  const offered = offerId === null ? null : (byId.get(offerId) ?? null)
  const offeredFinancing = offered ? find(offered.allocations[0]?.reference ?? '') : null

  return {
    step: progress ? 'batch' : toStep({ hasStatement: matched !== null, isReview, choice }),
    busy: toBusy(choice, financings, share),
    fileError: choice.error?.code ?? null,
    errorRow: choice.error?.row ?? null,
    pdf: choice.pdf,
    financings: {
      isPending: financings.financings === null && financings.error === null,
      error: financings.financings === null ? financings.error : null,
      refetch: financings.refetch,
    },
    statement,
    choose: (source) => {
      forget()
      choice.choose(source)
    },
    startOver: () => {
      forget()
      choice.forget()
    },
    ...{ layout: choice.layout, setLayout: choice.setLayout, confirmLayout: choice.confirmLayout },
    ...{ lines, filter, counts, accepted, totals, findFinancing: find, openFinancings: financings.open },
    setFilter: (change) => setFilter((known) => ({ ...known, ...change })),
    accept: (lineId) => {
      const line = byId.get(lineId)
      if (!line || line.allocations.length === 0 || isOut(line)) return
      if (line.proposal.kind === 'conflict' && !line.isEdited) return
      decide([[lineId, toAccepted(line)]])
    },
    reject: (lineId) => {
      const line = byId.get(lineId)
      if (line && line.unused === null) decide([[lineId, { ...toAccepted(line), state: 'rejected' }]])
    },
    undo: (lineId) => {
      decide([[lineId, null]])
      setCredited((known) => new Set([...known].filter((digest) => digest !== lineId)))
    },
    edit: (lineId, allocations) => {
      const line = byId.get(lineId)
      if (!line || isOut(line)) return 'empty'
      const problem = checkAllocations(line.proposal.line, allocations, find)
      if (problem !== null) return problem
      decide([[lineId, { state: 'accepted', allocations, isEdited: true }]])
      const given = toClients(allocations.map(({ reference }) => reference))
      const proposed = toClients(line.proposal.allocations.map(({ reference }) => reference))
      const isOther = given.length === 1 && !proposed.includes(given[0] ?? '')
      if (isOther && readPayer(line.proposal.line) !== '') setOfferId(lineId)
      return null
    },
    acceptSure: () =>
      decide(all.flatMap((line) => (line.group === 'sure' ? [[line.id, toAccepted(line)] as const] : []))),

    rules: ruleList.map((rule): RepaymentRule => {
      const financing = find(rule.reference)
      const used = matched ? [...matched.ruled.values()].filter(({ payer }) => payer === rule.payer) : []
      const client = financing?.client ?? null
      return { id: rule.payer, client, reference: rule.reference, madeAt: rule.madeAt, lines: used.length }
    }),
    ruleOffer: offered ? { lineId: offered.id, client: offeredFinancing?.client ?? null } : null,
    acceptRule: () => {
      setOfferId(null)
      if (!offered || !offeredFinancing) return
      const { clientId, reference } = offeredFinancing
      // A payer that cannot be digested is not remembered; the line keeps its allocations.
      rules.add(offered.proposal.line, { clientId, reference }).then(setRuleList, () => undefined)
    },
    dismissRule: () => setOfferId(null),
    removeRule: (ruleId) => setRuleList(rules.remove(ruleId)),

    goTo: (step) => {
      setIsReview(step === 'review')
      if (step === 'layout' && choice.layout !== null) choice.editLayout()
    },
    canReview: accepted.length > 0,
    start: () => {
      if (!statement || accepted.length === 0) return
      const { fileName, fileDigest } = statement
      sending.start({ fileName, fileDigest, sector: null, getRows: async () => toRepaymentRows(accepted) })
    },
    isStarting: sending.isStarting,
    startError: sending.error,
    progress,
  }
}

/** Lines in one request. */
const questionSize = 1_000

async function findCredited(
  { client }: Pick<ReturnType<typeof useLending>, 'client'>,
  customerPartnerId: string | null,
  { lines }: Statement,
): Promise<string[]> {
  if (customerPartnerId === null) return []
  const digests = lines.filter(({ direction }) => direction === 'in').map(({ digest }) => digest)
  const found: string[] = []
  for (let at = 0; at < digests.length; at += questionSize) {
    const body = { digests: digests.slice(at, at + questionSize) }
    found.push(...(await callEndpoint(client, findCreditedLines, { customerPartnerId, body })))
  }
  return found
}

function isOut({ proposal }: RepaymentLine): boolean {
  return proposal.line.direction === 'out'
}

function toBusy(
  choice: Pick<ReturnType<typeof useStatementChoice>, 'share' | 'isLaidOut'>,
  { financings, error }: Pick<ReturnType<typeof useOpenFinancings>, 'financings' | 'error'>,
  share: number | null,
): RepaymentMatcher['busy'] {
  if (choice.share !== null) return { what: 'reading', share: choice.share }
  if (share !== null) return { what: 'matching', share }
  return choice.isLaidOut && financings === null && error === null ? { what: 'matching', share: 0 } : null
}

type ToStepParameters = {
  hasStatement: boolean
  isReview: boolean
  choice: Pick<ReturnType<typeof useStatementChoice>, 'statement' | 'isLaidOut'>
}

function toStep({ hasStatement, isReview, choice }: ToStepParameters): RepaymentMatcher['step'] {
  if (hasStatement) return isReview ? 'review' : 'lines'
  return choice.statement !== null && !choice.isLaidOut ? 'layout' : 'choose'
}

function countGroups(lines: readonly RepaymentLine[]): RepaymentMatcher['counts'] {
  const counts: Record<RepaymentGroup | 'all', number> = {
    ...{ all: lines.length, check: 0, sure: 0, none: 0, accepted: 0, unused: 0 },
  }
  for (const { group } of lines) counts[group] += 1
  return counts
}

function filterLines(
  lines: readonly RepaymentLine[],
  { group, search }: RepaymentLineFilter,
  has: (line: RepaymentLine, wanted: string) => boolean,
): readonly RepaymentLine[] {
  const wanted = foldText(search.trim())
  if (group === 'all' && wanted === '') return lines
  return lines.filter(
    (line) => (group === 'all' || line.group === group) && (wanted === '' || has(line, wanted)),
  )
}

'use client'
import { useMemo, useState } from 'react'
import { useLending } from '@onlend/hooks'
import { useBatchSending } from '../batches/index.ts'
import { useOpenWork } from '../sheets/worker/useOpenWork.ts'
import { checkAllocations } from './checkAllocations.ts'
import { createPayerRules } from './createPayerRules.ts'
import type { RepaymentChoice, RepaymentChoices, RepaymentShown } from './createRepaymentLines.ts'
import { openStatementWork } from './openStatementWork.ts'
import { readPayer } from './readPayer.ts'
import type {
  RepaymentLine,
  RepaymentLineFilter,
  RepaymentMatcher,
  RepaymentRule,
  UseRepaymentMatcherParameters,
} from './RepaymentMatcher.ts'
import { useMatchedLines } from './useMatchedLines.ts'
import { useOpenFinancings } from './useOpenFinancings.ts'
import { type StatementChoice, useStatementChoice } from './useStatementChoice.ts'
import { useStatementDraft } from './useStatementDraft.ts'

const everything: RepaymentLineFilter = { group: 'all', search: '' }
const acceptedOnly: RepaymentLineFilter = { group: 'accepted', search: '' }
const nothing: RepaymentShown = {
  ...{ lines: [], first: 0, total: 0, totals: [] },
  counts: { all: 0, check: 0, sure: 0, none: 0, accepted: 0, unused: 0 },
}

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
  const { find, currency } = financings
  const { work, holdFor } = useOpenWork(() => openStatementWork(createWorker))
  const choice = useStatementChoice({
    read: (order, options) => work.ask('readStatement', order, options),
    close: work.close,
    onRead: async (facts) => {
      const choices = draft.endRestoring(facts)
      if (choices) await work.ask('repeatChoices', { reading: facts.reading, choices })
    },
  })
  const { statement } = choice
  const matched = useMatchedLines({
    ...{ work, holdFor, choice, customerPartnerId: ownerId, currency, rules, ruleList },
    ...{ financings: financings.financings, today: financings.today },
  })
  const { shown } = matched
  const { lines, first, total, counts, totals } = shown ?? nothing
  const [filter, setFilter] = useState(everything)
  const [offered, setOffered] = useState<{ line: RepaymentLine; reference: string } | null>(null)
  const [isReview, setIsReview] = useState(false)
  const forget = () => {
    setFilter(everything)
    setOffered(null)
    setIsReview(false)
    if (shown !== null) matched.show(0, everything)
  }
  const draft = useStatementDraft<RepaymentChoices>({
    ...{ kind: 'reconcileRepayments', customerPartnerId: ownerId, choice },
    ...{ canKeep: matched.share === null, mark: shown, takeChoices: matched.takeChoices },
  })
  const { progress, start, isStarting, error } = useBatchSending({
    ...{ kind: 'reconcileRepayments', customerPartnerId: ownerId },
    mayResume: statement === null,
    onBegun: () => {
      forget()
      choice.forget()
    },
    onHandedOver: draft.forget,
  })
  const findShown = (lineId: string) => lines.find(({ id }) => id === lineId)
  const isHeld = shown !== null && choice.share === null
  // During the handover to the relay the lines stay unchanged.
  const decide = (one: RepaymentChoice) => {
    if (isHeld && !isStarting) matched.choose(one)
  }
  const show = (from: number, wanted = isReview ? acceptedOnly : filter) => {
    if (isHeld) matched.show(from, wanted)
  }
  const toClients = (references: readonly string[]) => [
    ...new Set(references.map((reference) => find(reference)?.clientId ?? reference)),
  ]
  const offeredFinancing = offered && find(offered.reference)

  return {
    step: progress ? 'batch' : toStep({ hasLines: shown !== null, isReview, choice }),
    busy: toBusy(choice, financings, matched.share),
    fileError: choice.error?.code ?? null,
    errorRow: choice.error?.row ?? null,
    ...{ pdf: choice.pdf, kept: draft.kept, statement },
    financings: {
      isPending: financings.financings === null && financings.error === null,
      error: financings.financings === null ? financings.error : null,
      refetch: financings.refetch,
    },
    choose: (source) => {
      forget()
      draft.endRestoring()
      choice.choose(source)
    },
    startOver: () => {
      forget()
      draft.forget()
      choice.forget()
    },
    ...{ layout: choice.layout, setLayout: choice.setLayout, confirmLayout: choice.confirmLayout },
    ...{ lines, first, total, filter, counts, totals },
    ...{ findFinancing: find, openFinancings: financings.open },
    show: (from) => show(from),
    setFilter: (change) => {
      const next = { ...filter, ...change }
      setFilter(next)
      show(0, next)
    },
    accept: (id) => decide({ what: 'accept', id }),
    reject: (id) => decide({ what: 'reject', id }),
    undo: (id) => decide({ what: 'undo', id }),
    acceptSure: () => decide({ what: 'acceptSure' }),
    edit: (id, allocations) => {
      const line = findShown(id)
      if (!line || line.proposal.line.direction === 'out') return 'empty'
      const problem = checkAllocations(line.proposal.line, allocations, find)
      if (problem !== null) return problem
      decide({ what: 'edit', id, allocations })
      const given = toClients(allocations.map(({ reference }) => reference))
      const proposed = toClients(line.proposal.allocations.map(({ reference }) => reference))
      const isOther = given.length === 1 && !proposed.includes(given[0] ?? '')
      const [reference = ''] = allocations.map((one) => one.reference)
      if (isOther && readPayer(line.proposal.line) !== '') setOffered({ line, reference })
      return null
    },

    rules: ruleList.map(
      ({ payer: id, reference, madeAt }): RepaymentRule => ({
        ...{ id, client: find(reference)?.client ?? null, reference, madeAt },
        lines: shown?.ruled.get(id) ?? 0,
      }),
    ),
    ruleOffer: offered && { lineId: offered.line.id, client: offeredFinancing?.client ?? null },
    acceptRule: () => {
      setOffered(null)
      if (!offered || !offeredFinancing) return
      const { clientId, reference } = offeredFinancing
      // A payer that cannot be digested is not remembered; the line keeps its allocations.
      rules.add(offered.line.proposal.line, { clientId, reference }).then(setRuleList, () => undefined)
    },
    dismissRule: () => setOffered(null),
    removeRule: (ruleId) => setRuleList(rules.remove(ruleId)),

    goTo: (step) => {
      setIsReview(step === 'review')
      show(0, step === 'review' ? acceptedOnly : filter)
      if (step === 'layout' && choice.layout !== null) choice.editLayout()
    },
    canReview: counts.accepted > 0,
    start: () => {
      if (statement === null || counts.accepted === 0) return
      const { fileName, fileDigest } = statement
      start({ fileName, fileDigest, sector: null, getRows: matched.takeRows })
    },
    isStarting,
    startError: error,
    progress,
  }
}

function toBusy(
  choice: Pick<StatementChoice, 'share' | 'isLaidOut'>,
  { financings, error }: Pick<ReturnType<typeof useOpenFinancings>, 'financings' | 'error'>,
  share: number | null,
): RepaymentMatcher['busy'] {
  if (choice.share !== null) return { what: 'reading', share: choice.share }
  if (share !== null) return { what: 'matching', share }
  return choice.isLaidOut && financings === null && error === null ? { what: 'matching', share: 0 } : null
}

type ToStepParameters = {
  hasLines: boolean
  isReview: boolean
  choice: Pick<StatementChoice, 'statement' | 'isLaidOut'>
}

function toStep({ hasLines, isReview, choice }: ToStepParameters): RepaymentMatcher['step'] {
  if (hasLines) return isReview ? 'review' : 'lines'
  return choice.statement !== null && !choice.isLaidOut ? 'layout' : 'choose'
}

'use client'
import type { LendingEvent } from '@onlend/core/client'
import type { UploadEvent } from '@onlend/core/client/uploads'
import { type AssessmentDocument, assessmentDocuments, findDecimalMark } from '@onlend/core/internal'
import { skipToken } from '@tanstack/react-query'
import { useEffect, useId, useInsertionEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { currencyDigits } from '../amount/currencyDigits.ts'
import type { FormParameters } from '../define-form/FormParameters.ts'
import { type FormOf, useForm } from '../define-form/useForm.ts'
import { type DraftFields, assessmentDraft } from './assessmentDraft.ts'
import { assessmentSections } from './assessmentSlots.ts'
import { type AssessmentCompleteness, type AssessmentProblem, assessmentSteps } from './assessmentSteps.ts'
import {
  type AssessmentSection,
  type AssessmentSlot,
  type AssessmentSlotState,
  assessmentSlots,
} from './assessmentSlots.ts'
import type { SharedDraft } from './createDraftSync.ts'
import type { FigureName } from './figure.ts'
import { figureCells } from './figureCells.ts'
import {
  type SubmitCreditAssessmentReview,
  type SubmitCreditAssessmentValues,
  submitCreditAssessmentForm,
} from './submitCreditAssessmentForm.ts'
import { type FinancialFigures, useFigures } from './useFigures.ts'
import { useSharedDraft } from './useSharedDraft.ts'
import { isAcceptedOutcome } from '../write-form/isAcceptedOutcome.ts'
import { useLending } from '../../lending/useLending.ts'
import { createLatest } from '../../lib/createLatest.ts'
import { useGuidance } from '../../reads/useGuidance.ts'
import { useUploads } from '../../uploads/useUploads.ts'
import type { UseUploadsReturnType } from '../../uploads/useUploads.ts'

export type UseSubmitCreditAssessmentFormParameters = Pick<
  FormParameters<SubmitCreditAssessmentValues, SubmitCreditAssessmentReview>,
  'customerPartnerId' | 'stepUp'
> & {
  /** @default the two years before this one */
  years?: readonly string[] | undefined
  /** The documents that an applicant can declare not to have; the API document does not say how the service treats their absence (T94). @default those of the relay's option `assessment` */
  optionalDocuments?: readonly AssessmentDocument[] | undefined
  /**
   * Whether the lender has made an offer: only then the assessment asks for its signed letter. No endpoint of the service says so.
   *
   * @default as the relay's option `assessment` says; `true` until the relay answers
   */
  hasOffer?: boolean | undefined
  /**
   * The number of files of a document that needs more than one. The API document lists the parent company's certificate as two required files
   * (T64); a service that takes one needs `{ holdco_incorporation_documents: 1 }`. @default { holdco_incorporation_documents: 2 }
   */
  filesNeeded?: Readonly<Partial<Record<AssessmentDocument, number>>> | undefined
  /** The ISO 4217 code of the figures; the form shows it and never sends it. @default none shown */
  currency?: string | undefined
  /** Settles the grouping of figures, and the meaning of one separator before three digits; without a locale, `1,500` is no figure. @default none */
  locale?: string | undefined
  /** The most bytes of one file, for a limit below the relay's. @default 10485760 */
  maxFileBytes?: number | undefined
  /** @default 'auto' */
  compress?: 'auto' | 'off' | undefined
  /** Receives the events of the form's operation, its uploads and the event stream, for logs and analytics. */
  onEvent?: ((event: LendingEvent | UploadEvent) => void) | undefined
}

export type UseSubmitCreditAssessmentFormReturnType = FormOf<typeof submitCreditAssessmentForm> & {
  section: AssessmentSection
  /** The sections in the order of the form; a person can open any section at any time. */
  sections: readonly AssessmentSection[]
  openSection: (section: AssessmentSection) => void
  slots: readonly AssessmentSlotState[]
  getSlot: (slot: AssessmentSlot) => AssessmentSlotState
  getSlots: (section: AssessmentSection) => readonly AssessmentSlotState[]
  setNotApplicable: (document: AssessmentDocument, isNotApplicable: boolean) => void
  uploads: UseUploadsReturnType
  figures: FinancialFigures
  completeness: AssessmentCompleteness
  /** The entries of the error summary after a failed try to review, in the order of the sections. */
  problems: readonly AssessmentProblem[]
  sharedDraft: SharedDraft
  currency: string | null
}

const nothing = {}
const none = [] as const
const names = assessmentSections.map(({ name }) => name)
/** The numbers of files in the API document (T64). */
const documented = { holdco_incorporation_documents: 2 } as const
const megabyte = 1_048_576

/**
 * The form of a credit assessment without its looks: a slot for the files of each document, the figures of two years, the missing entries,
 * the review, and sending once. The form sends files to the relay as a person picks them, and the relay keeps the other values too, so that
 * another device or a colleague goes on. Accepted means received: the lender promises no date for an answer (Partner API, Endpoint 11).
 *
 * @example
 * const form = useSubmitCreditAssessmentForm({ currency: 'NGN', locale: 'en-NG' })
 * const { items, errorCode } = form.getSlot('bank_statements')
 * <input type="file" multiple onChange={(event) => form.uploads.add('bank_statements', [...(event.target.files ?? [])])} />
 */
export function useSubmitCreditAssessmentForm(
  options: UseSubmitCreditAssessmentFormParameters = nothing,
): UseSubmitCreditAssessmentFormReturnType {
  const { currency, locale, compress, maxFileBytes = 10 * megabyte } = options
  const { onEvent, filesNeeded = documented } = options
  const id = useId()
  const lending = useLending()
  const ownerId = options.customerPartnerId ?? lending.customerPartnerId
  const guidance = useGuidance(
    ownerId === null || (options.optionalDocuments && options.hasOffer !== undefined)
      ? skipToken
      : { customerPartnerId: ownerId },
  )
  const rules = guidance.data?.assessment
  const optionalDocuments =
    options.optionalDocuments ?? assessmentDocuments.filter((one) => rules?.optionalDocuments.includes(one))
  // The form asks for a letter too many rather than for one too few.
  const hasOffer = options.hasOffer ?? rules?.hasOffer ?? true
  const format = useMemo(
    () => ({ digits: currencyDigits(currency), locale, decimalMark: findDecimalMark(locale) }),
    [currency, locale],
  )
  const [years] = useState(() => offerYears(lending.now(), options.years))
  const [pristine] = useState<DraftFields>(() => ({ years: years.defaults.join() }))
  const [place] = useState(() => createStore<{ section: AssessmentSection }>(() => ({ section: 'company' })))
  const { section } = useStore(place)
  const uploads = useUploads({
    ...(ownerId === null ? {} : { customerPartnerId: ownerId }),
    ...{ kind: 'submitCreditAssessment', maxFileBytes, compress, onEvent },
  })
  type Asked = Pick<SubmitCreditAssessmentValues, 'years' | 'notApplicable'>
  const getSlots = (asked: Asked, isTried: boolean) =>
    assessmentSlots({
      ...asked,
      ...{ items: uploads.items, getItems: uploads.getItems, optionalDocuments, filesNeeded, hasOffer },
      // Before the relay's list arrives, no slot counts as missing.
      isTried: isTried && uploads.status === 'ready',
      getId: (slot) => `${id}-${slot}`,
    })
  // The check of the form reads the uploads of that moment.
  const [latest] = useState(() => createLatest({ getSlots, uploads }))
  useInsertionEffect(() => latest.set({ getSlots, uploads }))
  const [files] = useState(() => ({
    getSlots: (asked: Asked) => latest.get().getSlots(asked, true),
    getStaged: (slot: string) => latest.get().uploads.getStaged(slot),
  }))
  const form = useForm(submitCreditAssessmentForm, {
    ...options,
    context: { format, ...files },
    defaultValues: { years: years.defaults },
  })
  const { values, getValue: inField, set, step, outcome, operationId, submitCount } = form
  const isTried = submitCount > 0
  const read = () => ({
    years: inField('years'),
    figures: inField('figures'),
    notApplicable: inField('notApplicable'),
  })
  const write = ({ years, figures, notApplicable }: Partial<SubmitCreditAssessmentValues>) => {
    if (years) set('years', years)
    if (figures) set('figures', figures)
    if (notApplicable) set('notApplicable', notApplicable)
  }

  const getId = (year: string, name: FigureName) => `${id}-${year}-${name}`
  const { grid, cells } = useFigures({
    ...{ years: values.years, figures: values.figures, yearChoices: years.choices },
    ...{ format, isTried, getId, read, write },
  })
  const slots = getSlots(values, isTried)
  const { completeness, problems } = assessmentSteps(slots, cells)
  const readDraft = (base: DraftFields) =>
    assessmentDraft.readForm({ values: read(), format, items: uploads.items, order: uploads.order, base })
  const { sharedDraft, isRestored, forget, discard, retry } = useSharedDraft({
    ...{ ownerId, pristine, values, uploads },
    read: (base) => readDraft(base).fields,
    apply: (changes) => {
      const { order, ...changed } = assessmentDraft.withChanges(read(), changes, format)
      write(changed)
      if (Object.keys(order).length > 0) uploads.setOrder({ ...uploads.order, ...order })
    },
    own: () => ({ ...place.getState(), unread: readDraft(nothing).unread }),
    onStart: (memory) => {
      place.setState({ section: names.find((name) => name === memory?.section) ?? 'company' })
      if (memory) write(assessmentDraft.withChanges(read(), memory.unread, format))
    },
  })

  const isTaken = step === 'outcome' && isAcceptedOutcome(outcome)
  const { forget: forgetUploads, refresh: refreshUploads, isSignedOut } = uploads
  useEffect(() => {
    if (!isTaken) return
    forget()
    forgetUploads()
  }, [isTaken, operationId, forget, forgetUploads])
  useEffect(() => {
    // The relay can have lost a file, or hold another one in its place: the slot shows the next step.
    if (outcome === 'rejected') void refreshUploads()
  }, [outcome, operationId, refreshUploads])
  useEffect(() => {
    if (!isSignedOut) retry()
  }, [isSignedOut, retry])

  const openSection = (name: AssessmentSection) => {
    form.actions.edit()
    place.setState({ section: name })
  }
  const review: typeof form.actions.review = async (event) => {
    const isOpen = await form.actions.review(event)
    const now = read()
    const tried = figureCells({ ...now, format, isTried: true, editing: null, getId })
    const [first] = isOpen || step !== 'details' ? [] : assessmentSteps(getSlots(now, true), tried).problems
    if (first) place.setState({ section: first.section })
    if (!isOpen && uploads.status === 'error') void refreshUploads()
    return isOpen
  }

  return {
    ...form,
    ...{ section, openSection, slots, uploads, sharedDraft },
    sections: names,
    getSlot: (name) => findSlot(slots, name),
    getSlots: (name) => slots.filter((slot) => slot.section === name),
    setNotApplicable: (document, isNotApplicable) =>
      set(
        'notApplicable',
        // Ticks in the order of the API document, each once.
        assessmentDocuments.filter((one) =>
          one === document ? isNotApplicable : inField('notApplicable').includes(one),
        ),
      ),
    figures: grid,
    completeness,
    problems: isTried ? problems : none,
    currency: currency ?? null,
    draftRestored: isRestored,
    discardDraft: () => {
      form.discardDraft()
      discard()
    },
    actions: { ...form.actions, submit: review, review },
  }
}

function findSlot(slots: readonly AssessmentSlotState[], name: AssessmentSlot): AssessmentSlotState {
  const found = slots.find(({ slot }) => slot === name)
  if (!found) throw new Error(`${name} is no slot of this assessment. Use one of form.slots.`)
  return found
}

/** The number of years on offer. */
const choices = 5

/**
 * The years of figures and reports, the newest first (T66): at most two, the ones before the current year unless the host gives
 * others; and the years on offer instead.
 */
function offerYears(now: number, asked: readonly string[] = []): { defaults: string[]; choices: string[] } {
  const last = new Date(now).getFullYear() - 1
  const before = Array.from({ length: choices }, (_, index) => String(last - index))
  const given = [...new Set(asked.filter((year) => /^\d{4}$/.test(year)))].slice(0, 2)
  const newestFirst = (years: readonly string[]) => [...years].sort((a, b) => Number(b) - Number(a))
  return {
    defaults: newestFirst(given.length > 0 ? given : before.slice(0, 2)),
    choices: newestFirst([...new Set([...before, ...given])]),
  }
}

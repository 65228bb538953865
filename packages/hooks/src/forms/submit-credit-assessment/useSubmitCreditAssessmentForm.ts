'use client'
import type { submitCreditAssessment } from '@onlend/core'
import { findDecimalMark, type AssessmentDocument, assessmentDocuments } from '@onlend/core/internal'
import { submitCreditAssessmentOperation } from '@onlend/core/operations'
import { useEffect, useId, useInsertionEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useLending } from '../../lending/useLending.ts'
import { createLatest } from '../../lib/createLatest.ts'
import { useUploads } from '../../uploads/useUploads.ts'
import { currencyDigits } from '../amount/currencyDigits.ts'
import type { FormLayout } from '../write-form/FormLayout.ts'
import { useWriteForm } from '../write-form/useWriteForm.ts'
import type { DraftFields } from './DraftMemory.ts'
import { assessmentCompleteness } from './assessmentCompleteness.ts'
import { assessmentSlots } from './assessmentSlots.ts'
import { assessmentYears } from './assessmentYears.ts'
import { figureCells } from './figureCells.ts'
import { readDraftFields } from './readDraftFields.ts'
import { sectionNames } from './sectionNames.ts'
import type {
  AssessmentErrorCode,
  AssessmentSection,
  SubmitCreditAssessmentReview,
  SubmitCreditAssessmentValues,
  FigureName,
  UseSubmitCreditAssessmentFormParameters,
  UseSubmitCreditAssessmentFormReturnType,
  AssessmentProblem,
  AssessmentSlotState,
  FigureCell,
} from './submitCreditAssessmentFormTypes.ts'
import { submitCreditAssessmentSchema } from './submitCreditAssessmentSchema.ts'
import { toSubmitCreditAssessmentReview } from './toSubmitCreditAssessmentReview.ts'
import { useFigures } from './useFigures.ts'
import { useSharedDraft } from './useSharedDraft.ts'
import { withDraftChanges } from './withDraftChanges.ts'

const nothing = {}
const none = [] as const
/** As the API document lists them (T64). */
const documented = { holdco_incorporation_documents: 2 } as const
const onePage: FormLayout<keyof SubmitCreditAssessmentValues> = {
  pages: [['years', 'figures', 'notApplicable']],
  optional: [],
}
const megabyte = 1_048_576

/**
 * Everything it takes to submit a credit assessment but its looks: a place for the files of each document, the figures of two years, what is
 * missing, the review, and sending once. Files go to the relay as they are picked, and what stands beside them is kept there too, so that
 * another device or a colleague goes on. Accepted means received: no answer is promised for a date (Partner API, Endpoint 11).
 *
 * @example
 * const form = useSubmitCreditAssessmentForm({ currency: 'NGN', locale: 'en-NG' })
 * const { items, errorCode } = form.getSlot('bank_statements')
 * <input type="file" multiple onChange={(event) => form.uploads.add('bank_statements', [...(event.target.files ?? [])])} />
 */
export function useSubmitCreditAssessmentForm(
  options: UseSubmitCreditAssessmentFormParameters = nothing,
): UseSubmitCreditAssessmentFormReturnType {
  const { optionalDocuments = none, currency, locale, compress, maxFileBytes = 10 * megabyte } = options
  const { stepUp, onEvent, filesNeeded = documented, hasOffer = true } = options
  const id = useId()
  const lending = useLending()
  const ownerId = options.customerPartnerId ?? lending.customerPartnerId
  const format = useMemo(
    () => ({ digits: currencyDigits(currency), locale, decimalMark: findDecimalMark(locale) }),
    [currency, locale],
  )
  const [years] = useState(() => assessmentYears({ now: lending.now(), years: options.years }))
  const [defaults] = useState<SubmitCreditAssessmentValues>(() => ({
    years: years.defaults,
    figures: {},
    notApplicable: [],
  }))
  const [pristine] = useState<DraftFields>(() => ({ years: years.defaults.join() }))
  const [place] = useState(() => createStore<{ section: AssessmentSection }>(() => ({ section: 'company' })))
  const { section } = useStore(place)
  const uploads = useUploads({
    ...(ownerId === null ? {} : { customerPartnerId: ownerId }),
    ...{ kind: 'submitCreditAssessment', maxFileBytes, compress, onEvent },
  })
  const slotsFor = (values: SubmitCreditAssessmentValues, isTried: boolean) =>
    assessmentSlots({
      ...values,
      ...{ items: uploads.items, getItems: uploads.getItems, optionalDocuments, filesNeeded },
      hasOffer,
      // What the relay holds is not known yet: the person is not told that something is missing.
      isTried: isTried && uploads.status === 'ready',
      getId: (slot) => `${id}-${slot}`,
    })
  // Files are no values of the form: the schema asks for what the uploads are at the moment of the check.
  const [latest] = useState(() => createLatest({ slotsFor, uploads, format }))
  useInsertionEffect(() => latest.set({ slotsFor, uploads, format }))
  const [schema] = useState(() =>
    submitCreditAssessmentSchema({
      getSlots: (filledIn) => latest.get().slotsFor(filledIn, true),
      getStaged: (slot) => latest.get().uploads.getStaged(slot),
      getFormat: () => latest.get().format,
    }),
  )
  const form = useWriteForm<
    typeof submitCreditAssessment,
    SubmitCreditAssessmentValues,
    AssessmentErrorCode,
    SubmitCreditAssessmentReview
  >({
    ...{ operation: submitCreditAssessmentOperation, ownerId, defaults, stepUp, onEvent },
    schema,
    layout: () => onePage,
    toReview: (body, values) => toSubmitCreditAssessmentReview(body, slotsFor(values, true)),
    // What a person has filled in is kept at the relay, and beside it on this device: see the shared draft.
    draft: null,
  })
  const { values, getValue: inField, set, step, outcome, operationId, submitCount } = form
  const isTried = submitCount > 0
  const read = () => ({
    years: inField('years'),
    figures: inField('figures'),
    notApplicable: inField('notApplicable'),
  })
  const write = (changed: Partial<SubmitCreditAssessmentValues>) => {
    if (changed.years) set('years', changed.years)
    if (changed.figures) set('figures', changed.figures)
    if (changed.notApplicable) set('notApplicable', changed.notApplicable)
  }

  const getId = (year: string, name: FigureName) => `${id}-${year}-${name}`
  const { grid, cells } = useFigures({
    ...{ years: values.years, figures: values.figures, yearChoices: years.choices },
    ...{ format, isTried, getId, read, write },
  })
  const slots = slotsFor(values, isTried)
  const readDraft = (base: DraftFields) =>
    readDraftFields({ values: read(), format, items: uploads.items, order: uploads.order, base })
  const { sharedDraft, isRestored, forget, discard, retry } = useSharedDraft({
    ...{ ownerId, pristine, values, uploads },
    read: (base) => readDraft(base).fields,
    apply: (changes) => {
      write(withDraftChanges(read(), changes, format))
      const moved = Object.entries(changes).filter(([path]) => path.startsWith('order.'))
      if (moved.length === 0) return
      const order = moved.map(([path, ids]) => [
        path.slice('order.'.length),
        ids === '' ? [] : ids.split(','),
      ])
      uploads.setOrder({ ...uploads.order, ...Object.fromEntries(order) })
    },
    own: () => ({ ...place.getState(), unread: readDraft(nothing).unread }),
    onStart: (memory) => {
      place.setState({ section: sectionNames.find((name) => name === memory?.section) ?? 'company' })
      if (memory) write(withDraftChanges(read(), memory.unread, format))
    },
  })

  const isTaken = step === 'outcome' && (outcome === 'accepted' || outcome === 'succeeded')
  const { forget: forgetUploads, refresh: refreshUploads, isSignedOut } = uploads
  useEffect(() => {
    if (!isTaken) return
    forget()
    forgetUploads()
  }, [isTaken, operationId, forget, forgetUploads])
  useEffect(() => {
    // The relay may have lost a file, or found another one in its place: the slot says what to do about it.
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
    const [first] = isOpen || step !== 'details' ? [] : assessmentProblems(slotsFor(now, true), tried)
    if (first) place.setState({ section: first.section })
    if (!isOpen && uploads.status === 'error') void refreshUploads()
    return isOpen
  }

  return {
    ...form,
    ...{ section, openSection, slots, uploads, sharedDraft },
    sections: sectionNames,
    getSlot: (name) => {
      const found = slots.find(({ slot }) => slot === name)
      if (!found) throw new Error(`${name} is no slot of this assessment. Use one of form.slots.`)
      return found
    },
    getSlots: (name) => slots.filter((slot) => slot.section === name),
    setNotApplicable: (document, isNotApplicable) =>
      set('notApplicable', withNotApplicable(inField('notApplicable'), document, isNotApplicable)),
    figures: grid,
    completeness: assessmentCompleteness(slots, cells),
    problems: isTried ? assessmentProblems(slots, cells) : none,
    currency: currency ?? null,
    draftRestored: isRestored,
    discardDraft: () => {
      form.discardDraft()
      discard()
    },
    actions: { ...form.actions, submit: review, review },
  }
}

/** What stands between the form and its review, in the order of the sections. */
function assessmentProblems(
  slots: readonly AssessmentSlotState[],
  cells: readonly FigureCell[],
): readonly AssessmentProblem[] {
  const ofSlots = slots.flatMap(({ slot, id, section, errorCode: code }): AssessmentProblem[] =>
    code === null ? [] : [{ type: 'slot', section, slot, id, code }],
  )
  const ofCells = cells.flatMap(({ year, name, id, errorCode: code }): AssessmentProblem[] =>
    code === null ? [] : [{ type: 'cell', section: 'figures', year, name, id, code }],
  )
  return sectionNames.flatMap((section) =>
    [...ofSlots, ...ofCells].filter((problem) => problem.section === section),
  )
}

/** Ticks in the order of the API document, each once. */
function withNotApplicable(
  before: readonly AssessmentDocument[],
  document: AssessmentDocument,
  isNotApplicable: boolean,
): AssessmentDocument[] {
  return assessmentDocuments.filter((one) => (one === document ? isNotApplicable : before.includes(one)))
}

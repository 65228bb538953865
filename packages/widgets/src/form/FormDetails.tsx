'use client'
import { type ReactNode, useEffect, useMemo, useRef, useReducer, useState } from 'react'
import { useMoneyEnds } from '../acting-for/useMoneyEnds.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import type { Words } from '../words/Messages.ts'
import type { MessageValues } from '../words/translate.ts'
import { useCopy } from '../words/useCopy.ts'
import { LegalText } from '../root/LegalText.tsx'
import { Button } from '../ui/Button.tsx'
import { findFocused } from '../ui/findFocused.ts'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { useParts } from '../ui/useParts.ts'
import { formatWait } from '../format/formatWait.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { form as words } from './form.words.ts'
import { bindField } from './bindField.ts'
import type { FormFrameProps } from './FormFrame.tsx'
import type { FormReviewDialog } from './FormReviewDialog.tsx'
import type { FormReview, ReviewContent } from './ReviewContent.ts'
import { formChunks } from './formChunks.ts'
import { FormRefused } from './FormRefused.tsx'
import type { OpenWarning } from './useOpenWarnings.ts'
import { OwnForm } from '../ui/OwnForm.tsx'
import type { ApiError, LendingError } from '@onlend/core'

const none: readonly OpenWarning[] = []

/** The fields of a form, with the messages around them: the restored draft, the errors, the refusal. */
export function FormDetails<
  Name extends string,
  Code extends string,
  Review,
  Of extends string,
  W extends Words,
>(props: FormFrameProps<Name, Code, Review, Of, W>): ReactNode {
  const { form, frame, above, submitLabel, legal, of } = props
  const t = useCopy(words)
  // The cast widens the catalogue, which has the keys that every form has.
  const translate = useCopy(props.words as Words)
  const tell = (key: string, values?: MessageValues) => translate(`${of}.${key}`, values)
  const errorText = (field: Name, code: Code) => {
    const own = [`amount.error.${code}`, `${of}.error.${code}.${field}`, `${of}.error.${code}`]
    const key = own.find((one) => Object.hasOwn(props.words, one)) ?? `${of}.error.${code}`
    return props.errorText?.(field, code) ?? translate(key, props.errorValues)
  }
  const has = (name: string) => Object.hasOwn(props.words, `${of}.${name}`)
  const intro = frame.intro ?? props.intro ?? (has('intro') && tell('intro'))
  const say = useCopy(everyWidget)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const submit = useRef<HTMLButtonElement>(null)
  const refused = useRef<HTMLElement>(null)
  const triedFrom = useRef<Element | null>(null)
  // After a refusal the notice has the focus, or the field that it names, not the button that opened the review.
  const returnFocus = useMemo(
    () => ({
      get current() {
        return refused.current ?? submit.current
      },
    }),
    [],
  )
  usePreload()
  const hold = useHold(form.outcome === 'rejected' ? form.error : null)
  const isHeld = hold.left > 0
  // A form with another recipient, number or method needs no wait.
  const liftHold = ({ target, type }: { target: EventTarget; type: string }) => {
    const pressed = target instanceof Element ? target.closest('button') : null
    if (isHeld && pressed !== submit.current && (type === 'change' || pressed)) hold.lift()
  }
  const isLastPage = form.page >= form.pageCount - 1
  const submitButton = (
    <Button
      ref={submit}
      type="submit"
      variant="primary"
      busy={props.submitBusy === true}
      aria-disabled={isHeld || undefined}
      part="Form.submit"
    >
      {isHeld
        ? t('form.readyIn', { time: formatWait(hold.left, locale) })
        : isLastPage
          ? submitLabel
          : t('form.continue')}
    </Button>
  )
  const optionalText = t('form.optional')
  return (
    <OwnForm
      {...parts('Form')}
      onSubmit={(isEarly) => {
        // A submit before the script has run has no known focus.
        triedFrom.current = isEarly ? null : findFocused()
        if (!isHeld) void form.actions.submit()
      }}
      onChange={liftHold}
      onClickCapture={liftHold}
    >
      {intro && form.page === 0 && <p className="ol-Card-lead">{intro}</p>}
      {above}
      {props.pageHead}
      {form.errors.length > 0 && (
        <ErrorSummary
          title={say('common.errors.title')}
          errors={form.errors.map(({ field, id, code }) => ({ id, text: errorText(field, code) }))}
          count={form.submitCount}
          triedFrom={triedFrom}
        />
      )}
      {form.outcome === 'rejected' && (
        <FormRefused
          ref={refused}
          title={tell('rejected.title')}
          error={form.error}
          fieldId={form.refusedField?.id}
        />
      )}
      {form.draftRestored && (
        <div {...parts('Form.restored')}>
          <span className="ol-Text">{tell('draftRestored')}</span>
          <Button variant="quiet" onClick={form.discardDraft} part="Form.discardDraft">
            {t('form.discardDraft')}
          </Button>
        </div>
      )}
      {props.children(
        (name) => bindField({ field: form.field(name), errorText, optionalText }),
        submitButton,
      )}
      {isLastPage && (legal ?? <LegalText place={props.part} />)}
      {!props.placesSubmit && (
        <div {...parts('Form.actions')}>
          {submitButton}
          {form.page > 0 && (
            <Button onClick={form.actions.back} part="Form.back">
              {t('form.back')}
            </Button>
          )}
        </div>
      )}
      {form.step === 'review' && form.review !== null && (
        <ReviewOfEnds
          content={toContent(props.review(form.review))}
          warnings={props.openWarnings ?? none}
          form={form}
          currency={props.currency}
          returnFocus={returnFocus}
        />
      )}
    </OwnForm>
  )

  function toContent({ values, rows, ...own }: FormReview<Of, W>): ReviewContent {
    return {
      title: tell('review.title'),
      text: tell('review.text'),
      confirmLabel: tell('confirm', values),
      duplicateTitle: t('form.duplicate.title'),
      duplicateText: t('form.duplicate.text'),
      duplicateConfirmLabel: tell('duplicate.confirm', values),
      sendingText: has('sending') ? tell('sending') : t('form.sending'),
      ...own,
      rows: rows.map((row) => {
        if (!row || 'key' in row) return row
        const [key, value] = row
        return value != null && { key, name: tell(has(`review.${key}`) ? `review.${key}` : key), value }
      }),
    }
  }
}

/** Milliseconds after which a busy browser counts as idle. */
const longestMs = 2_000

/** Fetches the review and the status while a person fills in the fields: once the browser is idle, so that the fetch does not delay the fields. */
function usePreload(): void {
  useEffect(() => {
    const load = () => {
      for (const chunk of [formChunks.review, formChunks.status]) chunk.load().catch(() => undefined)
    }
    // Safari has no idle callback: there, the next task.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(load, 0)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(load, { timeout: longestMs })
    return () => cancelIdleCallback(handle)
  }, [])
}

type ReviewOfEndsProps = Omit<Parameters<typeof FormReviewDialog>[0], 'ends'>

/** The review on top of the fields; its dialog is fetched while they are filled in. */
function ReviewOfEnds(props: ReviewOfEndsProps): ReactNode {
  const { customerPartnerId, kind } = props.form
  const ends = useMoneyEnds({ customerPartnerId, kind, other: props.content.other ?? null })
  return (
    <LazyChunk chunk={formChunks.review} fallback={null}>
      {(FormReviewDialog) => <FormReviewDialog {...props} ends={ends} />}
    </LazyChunk>
  )
}

const tickMs = 1_000

/**
 * Counts down the milliseconds for which the relay still holds a new recipient after the refusal `destination_held`; 0 without a hold. `lift` ends the count,
 * because the person has changed the operation.
 */
function useHold(error: LendingError | null): { left: number; lift: () => void } {
  const { now } = useLendingRoot()
  const [lifted, setLifted] = useState<LendingError | null>(null)
  const [, look] = useReducer((times: number) => times + 1, 0)
  // The cast follows the code, which comes with a limit; the error can come from another copy of the kit.
  const until = error?.code === 'destination_held' ? (error as ApiError).limit?.until : null
  const end = until == null || lifted === error ? 0 : Date.parse(until)
  useEffect(() => {
    if (end === 0) return
    const timer = setInterval(() => {
      look()
      if (now() >= end) clearInterval(timer)
    }, tickMs)
    return () => clearInterval(timer)
  }, [end, now])
  return { left: Math.max(0, end - now()), lift: () => setLifted(error) }
}

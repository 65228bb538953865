'use client'
import type { WriteFormActions } from '@onlend/hooks/forms'
import { forwardRef, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import type { MoneyEnds } from '../acting-for/useMoneyEnds.tsx'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Figure } from '../ui/Figure.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { formReview as words } from './formReview.words.ts'
import { FormStopped } from './FormStopped.tsx'
import type { FramedForm } from './FormFrame.tsx'
import { type OpenWarning, type SaidWarning, useOpenWarnings } from './useOpenWarnings.ts'
import type { ReviewContent } from './ReviewContent.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { CoveredNote } from '../ui/CoveredNote.tsx'
import { useSeen } from '../ui/useSeen.ts'
import { Icon } from '../ui/Icon.tsx'

/** The part of a form that the review uses. */
export type ReviewedForm = Pick<
  FramedForm<never, never, unknown>,
  'kind' | 'customerPartnerId' | 'outcome' | 'earlier' | 'repeated' | 'others' | 'isPending'
> & { actions: Pick<WriteFormActions, 'confirm' | 'confirmDuplicate' | 'sendOthers' | 'edit'> }

type FormReviewDialogProps = {
  content: ReviewContent
  /** The two ends between which the money moves. */
  ends: MoneyEnds
  warnings: readonly OpenWarning[]
  form: ReviewedForm
  currency: string | null
  returnFocus: RefObject<HTMLElement | null>
}

/** Everything a person must see before it is sent, and the only button that sends it. */
export function FormReviewDialog(props: FormReviewDialogProps): ReactNode {
  const { content, ends, warnings, form, currency, returnFocus } = props
  const { outcome, earlier, repeated, others, isPending, actions } = form
  const t = useCopy(words)
  const box = useRef<HTMLDivElement>(null)
  const look = useSeen(box, outcome ?? 'fresh')
  const { said, isOpen, setChecked } = useOpenWarnings(warnings)
  const unticked = useRef<HTMLFieldSetElement>(null)
  const noteId = useId()
  // The button stays off while the review cannot show whose money the operation moves.
  const isArmed = ends.isKnown && look.isSeen && !isOpen
  const stopped = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The notice of why the form did not send takes the focus: the button under the finger has a new label now.
    stopped.current?.focus()
  }, [outcome])
  const isDuplicate = outcome === 'possibleDuplicate'
  /** Sends an operation whose review the person has seen. */
  const press = (action: () => Promise<unknown>) => {
    if (isPending) return
    look.press(() => {
      if (isArmed) void action()
      // Moves the focus to the first open warning, which keeps the form from sending.
      else unticked.current?.querySelector<HTMLElement>('input:not(:checked)')?.focus()
    })
  }
  const send = isDuplicate ? actions.confirmDuplicate : actions.confirm
  const confirm = (
    <Button
      key="confirm"
      // A possible duplicate: the way back is the prominent button, as the same operation was perhaps sent already.
      variant={isDuplicate ? 'secondary' : 'primary'}
      part="Form.confirm"
      busy={isPending}
      aria-disabled={!isArmed || isPending || undefined}
      aria-describedby={isOpen ? noteId : undefined}
      onClick={() => press(send)}
    >
      {isDuplicate ? content.duplicateConfirmLabel : content.confirmLabel}
    </Button>
  )
  const edit = (
    <Button
      key="edit"
      variant={isDuplicate ? 'primary' : 'secondary'}
      part="Form.edit"
      aria-disabled={isPending || undefined}
      onClick={() => isPending || actions.edit()}
    >
      {t(isDuplicate ? 'form.duplicate.back' : 'form.edit')}
    </Button>
  )
  const rest = isDuplicate && others > 0 && (
    <Button
      key="others"
      part="Form.sendOthers"
      busy={isPending}
      aria-disabled={!isArmed || isPending || undefined}
      onClick={() => press(actions.sendOthers)}
    >
      {t('form.duplicate.others', { count: others })}
    </Button>
  )
  return (
    <Dialog
      part="Form.review"
      role="alertdialog"
      title={content.title}
      description={content.text}
      locked={isPending}
      onClose={actions.edit}
      returnFocus={returnFocus}
    >
      <div ref={box} className="ol-FormReview">
        <FormStopped
          // After each try the notice begins anew.
          key={isPending ? 'pending' : 'stopped'}
          ref={stopped}
          outcome={outcome}
          earlier={earlier}
          repeated={repeated}
          currency={currency}
          content={content}
        />
        {content.figure && (
          <div className="ol-FormReview-figure">
            <Figure label={content.figure.label} value={content.figure.value} />
          </div>
        )}
        <DescriptionList part="Form.facts" rows={[...ends.rows, ...content.rows]} />
        {content.note}
        <ReviewWarnings ref={unticked} warnings={said} isPending={isPending} onCheck={setChecked} />
        <div className="ol-Dialog-actions">{isDuplicate ? [edit, rest, confirm] : [confirm, edit]}</div>
        {isOpen && said.length > 0 && (
          <p className="ol-Note" id={noteId}>
            {t('form.warnings.open')}
          </p>
        )}
        <CoveredNote isCovered={look.isCovered} />
        <LiveRegion>{isPending && content.sendingText}</LiveRegion>
        {/* Keeps its room before: the button does not move away from the finger that pressed it. */}
        <p className="ol-Note" style={{ visibility: isPending ? 'visible' : 'hidden' }}>
          {content.sendingText}
        </p>
      </div>
    </Dialog>
  )
}

type ReviewWarningsProps = {
  warnings: readonly SaidWarning[]
  isPending: boolean
  onCheck: (key: string, isChecked: boolean) => void
}

/** The open warnings of the form; the person who decides ticks each. */
const ReviewWarnings = forwardRef<HTMLFieldSetElement, ReviewWarningsProps>(function ReviewWarnings(
  { warnings, isPending, onCheck },
  ref,
) {
  const t = useCopy(words)
  if (warnings.length === 0) return null
  return (
    <fieldset ref={ref} className="ol-FormReview-warnings">
      <legend className="ol-Text">
        <strong>{t('form.warnings.title')}</strong>
      </legend>
      {warnings.map(({ key, name, text, isChecked }) => (
        <div key={key} className="ol-FormReview-warning">
          <p className="ol-Text">
            <Icon name="warning" /> <strong>{name}</strong>
          </p>
          <div className="ol-Text">{text}</div>
          <Checkbox
            label={
              <>
                {t('form.warnings.checked')}
                <span className="ol-VisuallyHidden"> ({name})</span>
              </>
            }
            checked={isChecked}
            readOnly={isPending}
            onChange={(event) => onCheck(key, event.target.checked)}
          />
        </div>
      ))}
    </fieldset>
  )
})

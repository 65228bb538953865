'use client'
import type { AssessmentSlotState } from '@onlend/hooks/internal'
import { createRandomId } from '@onlend/core/internal'
import type { UseSubmitCreditAssessmentFormReturnType, UseUploadsReturnType } from '@onlend/hooks/forms'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useFileDrop } from '../document-slot/useFileDrop.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { FileField } from '../ui/FileField.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { Select } from '../ui/Select.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { Icon } from '../ui/Icon.tsx'
import { creditAssessmentStart } from './creditAssessmentStart.words.ts'
import { proposeSlot } from './proposeSlot.ts'
import { uploadIcon } from '../ui/icons.ts'
import { useAssessmentTexts } from './useAssessmentTexts.ts'

/** A file that waits for the person to choose its slot. */
export type WaitingFile = { key: string; file: File; slot: string; isProposed: boolean }

type AssessmentStartProps = Pick<AssessmentDropProps, 'waiting' | 'onWaiting'> & {
  form: Pick<UseSubmitCreditAssessmentFormReturnType, 'slots' | 'completeness' | 'figures' | 'uploads'>
}

/** Before the parts: what to have at hand and how long it takes, and one place for files of every kind. */
export function AssessmentStart({ form, waiting, onWaiting }: AssessmentStartProps): ReactNode {
  const t = useCopy(creditAssessmentStart)
  const texts = useAssessmentTexts()
  const parts = useParts()
  const { locale } = useLendingRoot()
  const { figures } = form.completeness.sections
  const slots = form.slots.filter(({ isUnused, isAsked }) => !isUnused && isAsked)
  const open = slots.filter(({ isDone }) => !isDone)
  const count = minutesLeft({ documents: open.length, figures: figures.total - figures.done })
  const years = new Intl.ListFormat(locale).format(form.figures.years)
  return (
    <div {...parts('Form', 'Assessment.start')}>
      {count > 0 && (
        <details {...parts('Assessment.prepare')}>
          <summary className="ol-Assessment-summary">
            <span className="ol-Assessment-partTexts">
              <span className="ol-Assessment-partName">{t('creditAssessment.prepare.title')}</span>{' '}
              <span className="ol-Assessment-partState">{t('creditAssessment.prepare.left', { count })}</span>
            </span>
            <Icon name="chevron" />
          </summary>
          <ul className="ol-Assessment-seesList">
            {open.map((slot) => (
              <li key={slot.slot}>{texts.document(slot)}</li>
            ))}
            {figures.done < figures.total && <li>{t('creditAssessment.prepare.figures', { years })}</li>}
          </ul>
          <p className="ol-Note">{t('creditAssessment.prepare.estimate')}</p>
        </details>
      )}
      <AssessmentDrop slots={slots} uploads={form.uploads} waiting={waiting} onWaiting={onWaiting} />
    </div>
  )
}

/** An estimate of the work, shown as one: two minutes to find and add a document, half a minute for a figure; rounded up to coarse steps. */
function minutesLeft({ documents, figures }: { documents: number; figures: number }): number {
  const minutes = documents * 2 + figures / 2
  const step = minutes > 10 ? 5 : 1
  return Math.ceil(minutes / step) * step
}

type AssessmentDropProps = {
  /** The slots that a file can be for. */
  slots: readonly AssessmentSlotState[]
  uploads: Pick<UseUploadsReturnType, 'add'>
  /** The parent keeps the waiting files, so that a change to another part loses none. */
  waiting: readonly WaitingFile[]
  onWaiting: (waiting: readonly WaitingFile[]) => void
}

/** One place for files of every document: proposes what each is, and adds each that the person has confirmed; one without a name waits alone. */
function AssessmentDrop({ slots, uploads, waiting, onWaiting }: AssessmentDropProps): ReactNode {
  const t = useCopy(creditAssessmentStart)
  const texts = useAssessmentTexts()
  const parts = useParts()
  const id = useId()
  const picker = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [isTried, setIsTried] = useState(false)
  const [added, setAdded] = useState(0)
  const take = (files: readonly File[]) => {
    setIsTried(false)
    setAdded(0)
    onWaiting([
      ...waiting,
      ...files.map((file): WaitingFile => {
        const slot = proposeSlot({ file, slots })
        return { key: createRandomId(), file, slot: slot ?? '', isProposed: slot !== null }
      }),
    ])
  }
  const { isOver, handlers } = useFileDrop(take)
  const options = slots.map((slot) => ({ value: slot.slot, label: texts.document(slot) }))
  const known = waiting.filter(({ slot }) => options.some(({ value }) => value === slot))
  const unknown = waiting.filter((one) => !known.includes(one))
  const focusSelect = (key: string | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-ol-file="${key}"] select`)?.focus()
  const confirm = () => {
    const [first] = unknown
    for (const slot of new Set(known.map((one) => one.slot)))
      uploads.add(
        slot,
        known.filter((one) => one.slot === slot).map(({ file }) => file),
      )
    setAdded(known.length)
    onWaiting(unknown)
    setIsTried(first !== undefined)
    if (first) focusSelect(first.key)
    else picker.current?.focus()
  }
  const leaveOut = (key: string) => {
    const at = waiting.findIndex((one) => one.key === key)
    const next = waiting[at + 1] ?? waiting[at - 1]
    if (next) focusSelect(next.key)
    else picker.current?.focus()
    onWaiting(waiting.filter((one) => one.key !== key))
  }
  return (
    <div {...parts('Assessment.drop')} {...handlers} data-ol-over={isOver || undefined}>
      <FileField
        ref={picker}
        label={t('creditAssessment.drop.title')}
        hint={t('creditAssessment.drop.hint')}
        multiple
        pickIcon={uploadIcon}
        pickLabel={t('creditAssessment.drop.pick')}
        onPick={take}
      >
        {waiting.length > 0 && (
          <ul ref={list} {...parts('Form', 'Assessment.dropFiles')}>
            {waiting.map(({ key, file: { name }, slot, isProposed }) => (
              <li key={key} className="ol-Assessment-dropFile" data-ol-file={key}>
                <Select
                  id={`${id}-${key}`}
                  label={t('creditAssessment.drop.which', { name })}
                  placeholder={t('creditAssessment.drop.choose')}
                  options={options}
                  value={slot}
                  hint={isProposed && t('creditAssessment.drop.suggested')}
                  error={isTried && slot === '' ? t('creditAssessment.drop.unknown', { name }) : undefined}
                  onChange={({ target }) =>
                    onWaiting(
                      waiting.map((one) =>
                        one.key === key ? { ...one, slot: target.value, isProposed: false } : one,
                      ),
                    )
                  }
                />
                <Button
                  variant="quiet"
                  icon="close"
                  part="Assessment.leaveOut"
                  aria-label={t('creditAssessment.drop.leaveOutFile', { name })}
                  onClick={() => leaveOut(key)}
                >
                  {t('creditAssessment.drop.leaveOut')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {waiting.length > 0 && (
          <Button variant="primary" part="Assessment.dropConfirm" onClick={confirm}>
            {t('creditAssessment.drop.confirm', { count: known.length || waiting.length })}
          </Button>
        )}
      </FileField>
      <LiveRegion>{added > 0 && t('creditAssessment.drop.added', { count: added })}</LiveRegion>
    </div>
  )
}

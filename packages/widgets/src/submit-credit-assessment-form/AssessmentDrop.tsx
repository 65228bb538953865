'use client'
import { createRandomId } from '@onlend/core/internal'
import type { AssessmentSlotState, UseUploadsReturnType } from '@onlend/hooks/forms'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useFileDrop } from '../document-slot/useFileDrop.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { FileField } from '../ui/FileField.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { Select } from '../ui/Select.tsx'
import { useParts } from '../ui/useParts.ts'
import { creditAssessmentStart as words } from './creditAssessmentStart.words.ts'
import { proposeSlot } from './proposeSlot.ts'
import { uploadIcon } from '../ui/icons.ts'
import { useAssessmentTexts } from './useAssessmentTexts.ts'

/** A file that waits for the person to choose its slot. */
export type WaitingFile = { key: string; file: File; slot: string; isProposed: boolean }

export type AssessmentDropProps = {
  /** The slots that a file can be for. */
  slots: readonly AssessmentSlotState[]
  uploads: Pick<UseUploadsReturnType, 'add'>
  /** The parent keeps the waiting files, so that a change to another part loses none. */
  waiting: readonly WaitingFile[]
  onWaiting: (waiting: readonly WaitingFile[]) => void
}

/** One place for files of every document: proposes what each is, and adds each that the person has confirmed; one without a name waits alone. */
export function AssessmentDrop({ slots, uploads, waiting, onWaiting }: AssessmentDropProps): ReactNode {
  const t = useCopy(words)
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

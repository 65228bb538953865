'use client'
import type { AssessmentSlotState } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { creditAssessmentDocuments } from './creditAssessmentDocuments.words.ts'
import { creditAssessmentReview as words } from './creditAssessmentReview.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatBytes } from '../format/formatBytes.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Icon } from '../ui/Icon.tsx'
import { documentIcon } from '../ui/icons.ts'
import { documentName } from './documentName.ts'

const icons = { done: 'check', todo: documentIcon, open: 'warning' } as const

/** One document as it would be sent: its files in order, or why there is none. */
export function CheckedSlot({ slot }: { slot: AssessmentSlotState }): ReactNode {
  const t = useCopy(words)
  const say = useCopy(creditAssessmentDocuments)
  const { locale } = useLendingRoot()
  const { items, isDone, isNotApplicable, errorCode } = slot
  // Only a try to send makes a problem of what is still to be done.
  const state = isDone ? 'done' : errorCode === null ? 'todo' : 'open'
  const missing = isNotApplicable
    ? t('creditAssessment.check.notApplicable')
    : items.length === 0 &&
      t(errorCode === null ? 'creditAssessment.check.toDo' : 'creditAssessment.check.noFiles')
  return (
    <li className="ol-Assessment-checked" data-ol-state={state}>
      <Icon name={icons[state]} />
      <div className="ol-Assessment-checkedTexts">
        <p className="ol-Assessment-checkedName">{documentName(slot, say)}</p>
        {missing && <p className="ol-Assessment-checkedNote">{missing}</p>}
        {items.length > 0 && (
          <ol className="ol-Assessment-checkedFiles">
            {items.map(({ key, name, size, state }) => (
              <li key={key} className="ol-Assessment-checkedFile">
                <bdi className="ol-Assessment-fileName">{name}</bdi>
                <span className="ol-Assessment-fileSize">
                  {state === 'staged' ? formatBytes(size, locale) : t('creditAssessment.check.notReady')}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </li>
  )
}

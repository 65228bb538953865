'use client'
import type { SharedDraft } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatDateTime } from '../format/formatDateTime.ts'
import { formatTime } from '../format/formatTime.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Icon } from '../ui/Icon.tsx'
import type { DrawnIcon } from '../ui/drawIcon.ts'
import { useParts } from '../ui/useParts.ts'

type SavedNoteProps = {
  draft: Pick<SharedDraft, 'status' | 'savedAt' | 'savedBy'>
  partnerName: string | null
}

const icons: Record<SharedDraft['status'], DrawnIcon> = {
  loading: 'clock',
  saving: 'clock',
  saved: 'check',
  local: 'offline',
  conflict: 'warning',
}

/** Where what was filled in is kept, and since when. */
export function SavedNote({ draft: { status, savedAt, savedBy }, partnerName }: SavedNoteProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { locale, timeZone, now } = useLendingRoot()
  const say = () => {
    if (status === 'loading' || status === 'saving' || status === 'local')
      return t(`creditAssessment.saved.${status}`)
    if (savedAt === null) return t('creditAssessment.saved.empty')
    const isToday = now() - Date.parse(savedAt) < 12 * 3_600_000
    const time = isToday
      ? formatTime(savedAt, locale, timeZone)
      : formatDateTime(savedAt, locale, { timeZone, withoutZone: true })
    if (savedBy !== null) return t('creditAssessment.saved.by', { name: savedBy, time })
    if (partnerName === null) return t('creditAssessment.saved.everybody.noName', { time })
    return t('creditAssessment.saved.everybody', { partner: partnerName, time })
  }
  return (
    <p {...parts('Assessment.saved')} data-ol-state={status}>
      <Icon name={icons[status]} />
      <span className="ol-Assessment-savedText">{say()}</span>
    </p>
  )
}

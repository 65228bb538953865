'use client'
import type { ReactNode } from 'react'
import { bankPicker as words } from './bankPicker.words.ts'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatDate } from '../format/formatDate.ts'
import { useLendingRoot } from '../root/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import type { BankList } from './useBankList.ts'

type BankListNoteProps = { list: BankList; allowManual: boolean }

/** What a person should know about the list: not there, old, or empty. Silent when all is well. */
export function BankListNote({ list, allowManual }: BankListNoteProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const { locale, timeZone } = useLendingRoot()
  if (list.state === 'failed') {
    return (
      <div className="ol-BankPicker-below" role="status">
        <p className="ol-Note">
          {t('bankPicker.failed')} {allowManual && t('bankPicker.failedManual')}
        </p>
        <Button variant="quiet" icon="refresh" busy={list.isFetching} onClick={list.refetch}>
          {say('common.retry')}
        </Button>
      </div>
    )
  }
  if (list.state === 'ready' && list.banks.length === 0)
    return <p className="ol-Note">{t('bankPicker.none')}</p>
  if (list.old?.reason === 'offline') {
    const date = formatDate(new Date(list.old.since).toISOString(), locale, timeZone)
    return <p className="ol-Note">{t('bankPicker.offline', { date })}</p>
  }
  return null
}

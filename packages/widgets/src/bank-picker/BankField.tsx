'use client'
import type { Bank } from '@onlend/core'
import type { ReactNode } from 'react'
import { formatDate } from '../format/formatDate.ts'
import { RecordListNote } from '../record-picker/RecordListNote.tsx'
import { type RecordPresentation, RecordPickerView } from '../record-picker/RecordPickerView.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { bankPicker as words } from './bankPicker.words.ts'
import { useBankList } from './useBankList.tsx'
import type { BankSource } from './useBankSource.ts'

/** The banks to choose from. */
export type BankList = Pick<BankSource, 'banks' | 'truncatedAt'> & {
  label: string
  country: string
  /** How many banks used before to offer first. */
  recents: number
  likely: readonly Bank[]
  selected: Bank | null
  onChange: (bank: Bank | null) => void
  isLoading: boolean
}

type BankFieldProps = Omit<BankList, keyof BankSource | 'isLoading'> & {
  id?: string | undefined
  error?: ReactNode
  /** `null` if a person cannot type a bank. */
  onNotListed: (() => void) | null
  source: BankSource
  presentation: RecordPresentation
}

/** Renders the choice of a bank, the read state of the list, and a button for a bank that is not in the list. */
export function BankField(props: BankFieldProps): ReactNode {
  const { id, error, source, presentation, ...list } = props
  const { selected, onNotListed } = list
  const t = useCopy(words)
  const parts = useParts()
  const { locale, timeZone } = useLendingRoot()
  const failed = t('bankPicker.failed')
  return (
    <RecordPickerView
      id={id}
      error={error}
      presentation={presentation}
      part="BankPicker"
      triggerPart="BankPicker.trigger"
      text={selected?.name ?? ''}
      list={useBankList({
        ...{ ...list, banks: source.banks, truncatedAt: source.truncatedAt },
        isLoading: source.state === 'loading',
      })}
      sheet={{
        part: 'BankPicker.sheet',
        action: onNotListed && { label: t('bankPicker.notListed'), onPress: onNotListed },
        actionPart: 'BankPicker.notListed',
      }}
      note={
        <>
          <RecordListNote
            source={source}
            isEmpty={source.banks.length === 0}
            words={{
              failed: onNotListed ? `${failed} ${t('bankPicker.failedManual')}` : failed,
              none: t('bankPicker.none'),
            }}
            // The list of banks changes so seldom that only an offline device needs the notice of an old list.
            renderOld={({ reason, since }) =>
              reason === 'offline' && (
                <p className="ol-Note">
                  {t('bankPicker.offline', {
                    date: formatDate(new Date(since).toISOString(), locale, timeZone),
                  })}
                </p>
              )
            }
          />
          {onNotListed && (
            <div {...parts('RecordPicker.below', 'BankPicker.below')}>
              <Button variant="quiet" onClick={onNotListed} part="BankPicker.notListed">
                {t('bankPicker.notListed')}
              </Button>
            </div>
          )}
        </>
      }
    />
  )
}

'use client'
import type { UploadItem, UseUploadsReturnType } from '@onlend/hooks/forms'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { documents } from '../document-slot/documents.words.ts'
import { InWords } from '../words/InWords.tsx'
import { useCopy } from '../words/useCopy.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { AnnounceContext } from '../document-slot/AnnounceContext.ts'
import { describeChange, type UploadNews } from './describeChange.ts'
import { useFileState } from '../document-slot/useFileState.ts'

export type UploadAnnouncerProps = {
  uploads: UseUploadsReturnType
  /** The form: the region announces the news of its slots too. */
  children?: ReactNode
}

/**
 * The one live region of a form with files. The region says that something started, is half done, done, or needs a person, and never
 * each percent. Put it around the form's slots, once.
 *
 * @example
 * <UploadAnnouncer uploads={uploads}><DocumentSlot uploads={uploads} slot="memorandum" label="Memorandum" /></UploadAnnouncer>
 */
export function UploadAnnouncer(props: UploadAnnouncerProps): ReactNode {
  return (
    <InWords of="forms">
      <Announcer {...props} />
    </InWords>
  )
}

function Announcer({ uploads, children }: UploadAnnouncerProps): ReactNode {
  const t = useCopy(documents)
  const describe = useFileState()
  const [said, setSaid] = useState('')
  const before = useRef<UploadNews | null>(null)
  const announce = useCallback((sentence: string) => setSaid(sentence), [])

  const sentences = (now: UploadNews): string[] => {
    const { started, staged, troubled, isHalf, isAll, obstacle } = describeChange(before.current ?? now, now)
    const first = (items: readonly UploadItem[]) => ({ name: items[0]?.name ?? '', count: items.length })
    return [
      ...(obstacle === null ? [] : [t(`documents.said.${obstacle}`)]),
      ...troubled.map((item) =>
        t('documents.said.problem', { name: item.name, reason: describe(item).text }),
      ),
      ...(isAll
        ? [t('documents.said.all')]
        : staged.length > 0
          ? [t('documents.said.staged', first(staged))]
          : isHalf
            ? [t('documents.said.half')]
            : []),
      ...(started.length > 0 ? [t('documents.said.started', first(started))] : []),
    ]
  }
  const { items, status, progress, isOffline, isSignedOut } = uploads
  const obstacle = isSignedOut ? 'session' : isOffline ? 'offline' : null
  const tell = useRef(sentences)
  useEffect(() => {
    tell.current = sentences
  })
  useEffect(() => {
    // Files from before the page opened are no news.
    if (status === 'pending') return
    const now: UploadNews = { items, ratio: progress.ratio, obstacle }
    const news = tell.current(now)
    before.current = now
    if (news.length > 0) setSaid(news.join(' '))
  }, [items, status, progress.ratio, obstacle])

  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <LiveRegion>{said}</LiveRegion>
    </AnnounceContext.Provider>
  )
}

'use client'
import type { UploadItem } from '@onlend/hooks/forms'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { documentPreview } from './documentPreview.words.ts'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatBytes } from '../format/formatBytes.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { DocumentContent } from './DocumentContent.tsx'
import { fileKinds } from './fileKinds.ts'

type DocumentPreviewProps = {
  item: UploadItem
  open: (key: string) => Promise<Blob | null>
  onClose: () => void
}

type Fetched =
  | { is: 'loading' }
  | { is: 'failed'; error?: unknown }
  | { is: 'ready'; blob: Blob; url: string }

/** A file as it was picked, from this device or from the relay: to look at, to open elsewhere or to save. */
export function DocumentPreview({ item, open, onClose }: DocumentPreviewProps): ReactNode {
  const { key, name, size, type } = item
  const t = useCopy(documentPreview)
  const say = useCopy(everyWidget)
  const { locale } = useLendingRoot()
  const [fetched, setFetched] = useState<Fetched>({ is: 'loading' })
  const fetchFile = useCallback(() => {
    let isCurrent = true
    open(key).then(
      (blob) =>
        isCurrent &&
        setFetched(blob ? { is: 'ready', blob, url: createAddress(blob, type) } : { is: 'failed' }),
      (error: unknown) => isCurrent && setFetched({ is: 'failed', error }),
    )
    return () => {
      isCurrent = false
    }
  }, [open, key, type])
  useEffect(() => {
    if (fetched.is === 'loading') return fetchFile()
    if (fetched.is === 'ready') return () => URL.revokeObjectURL(fetched.url)
  }, [fetched, fetchFile])
  const kind = fileKinds[type]?.name
  return (
    <Dialog
      part="DocumentPreview"
      title={<bdi>{name}</bdi>}
      description={
        kind ? t('preview.size', { type: kind, size: formatBytes(size, locale) }) : formatBytes(size, locale)
      }
      closeLabel={say('common.close')}
      onClose={onClose}
    >
      {fetched.is === 'loading' && <Skeleton />}
      {fetched.is === 'failed' && (
        <LoadFailed
          title={t('preview.failed')}
          error={fetched.error}
          onRetry={() => setFetched({ is: 'loading' })}
          retrying={false}
        />
      )}
      {fetched.is === 'ready' && <DocumentContent item={item} blob={fetched.blob} url={fetched.url} />}
    </Dialog>
  )
}

/** An address of a file. Opened in a tab, anything but a PDF could run as a page of the host's own. */
function createAddress(blob: Blob, type: string): string {
  const shown = type === 'application/pdf' ? type : 'application/octet-stream'
  return URL.createObjectURL(new Blob([blob], { type: shown }))
}

'use client'
import type { UploadItem } from '@onlend/hooks/forms'
import { type ReactNode, useCallback, useEffect, useState, useRef } from 'react'
import { documentPreview } from './documentPreview.words.ts'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatBytes } from '../format/formatBytes.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { fileKinds } from './fileKinds.ts'
import { Icon } from '../ui/Icon.tsx'
import { useParts } from '../ui/useParts.ts'
import { drawPicture } from './drawPicture.ts'
import { externalIcon } from '../ui/icons.ts'
import { downloadIcon } from '../ui/listIcons.ts'

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

/** The rows of a table to show: enough to recognize the file. */
const textBytes = 4_096

type DocumentContentProps = { item: UploadItem; blob: Blob; url: string }

/** The content of a file, shown without trust in it: a picture as a drawing, a table as text, a PDF in a new tab. */
function DocumentContent({ item, blob, url }: DocumentContentProps): ReactNode {
  const { name, type } = item
  const t = useCopy(documentPreview)
  const say = useCopy(everyWidget)
  const parts = useParts()
  const isPdf = type === 'application/pdf'
  return (
    <>
      {type.startsWith('image/') ? (
        <Picture blob={blob} label={t('preview.image', { name })} none={t('preview.none')} />
      ) : type === 'text/csv' ? (
        <FirstLines blob={blob} label={t('preview.text', { name })} />
      ) : (
        !isPdf && <p className="ol-Text">{t('preview.none')}</p>
      )}
      <div className="ol-Dialog-actions">
        {isPdf && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            {...parts('Button', 'DocumentPreview.open')}
            data-ol-variant="primary"
          >
            <Icon name={externalIcon} flip />
            <span className="ol-Button-label">{t('preview.openTab')}</span>
            <span className="ol-VisuallyHidden">{say('common.newTab')}</span>
          </a>
        )}
        <a href={url} download={name} {...parts('Button', 'DocumentPreview.save')}>
          <Icon name={downloadIcon} />
          <span className="ol-Button-label">{t('preview.save')}</span>
        </a>
      </div>
    </>
  )
}

function Picture({ blob, label, none }: { blob: Blob; label: string; none: string }): ReactNode {
  const parts = useParts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isReadable, setIsReadable] = useState(true)
  useEffect(() => {
    let isCurrent = true
    if (canvas.current)
      void drawPicture(canvas.current, blob, 1_200).then((drawn) => isCurrent && setIsReadable(drawn))
    return () => {
      isCurrent = false
    }
  }, [blob])
  if (!isReadable) return <p className="ol-Text">{none}</p>
  return <canvas {...parts('DocumentPreview.picture')} ref={canvas} role="img" aria-label={label} />
}

function FirstLines({ blob, label }: { blob: Blob; label: string }): ReactNode {
  const parts = useParts()
  const [text, setText] = useState('')
  useEffect(() => {
    let isCurrent = true
    void blob
      .slice(0, textBytes)
      .text()
      .then((read) => isCurrent && setText(read))
    return () => {
      isCurrent = false
    }
  }, [blob])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section {...parts('DocumentPreview.text')} aria-label={label} tabIndex={0}>
      <pre className="ol-DocumentPreview-lines" dir="ltr">
        {text}
      </pre>
    </section>
  )
}

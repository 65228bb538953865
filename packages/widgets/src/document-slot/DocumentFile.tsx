'use client'
import type { UploadItem } from '@onlend/hooks/forms'
import { memo, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { formatBytes } from '../format/formatBytes.ts'
import { formatPercent } from '../format/formatPercent.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Icon } from '../ui/Icon.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { useParts } from '../ui/useParts.ts'
import { useFileState } from './useFileState.ts'
import { documents } from './documents.words.ts'
import { type OnDocumentAction, DocumentFileButtons } from './DocumentFileButtons.tsx'
import { drawPicture } from './drawPicture.ts'
import { fileKinds } from './fileKinds.ts'
import { documentIcon, imageIcon } from '../ui/icons.ts'

/** The props of a file's row; each keeps its identity while nothing about the file changes. */
export type DocumentFileProps = {
  item: UploadItem
  /** Counted from 0. */
  position: number
  count: number
  isOrdering: boolean
  /** The slot takes one file only: its own button replaces it. */
  isAlone: boolean
  open: (key: string) => Promise<Blob | null>
  onAction: OnDocumentAction
}

/** One file of a slot: its name, its state, and its buttons. */
export const DocumentFile = memo(function DocumentFile(props: DocumentFileProps): ReactNode {
  const { item, open, onAction } = props
  const { name, size, sent, state, originalSize, uploadedBy } = item
  const t = useCopy(documents)
  const { locale } = useLendingRoot()
  const parts = useParts()
  const describe = useFileState()
  const id = useId()
  const { tone, icon, text } = describe(item)
  const isMoving = state === 'sending' || (state === 'held' && sent > 0)
  const ratio = size > 0 ? sent / size : 0
  const whole = formatBytes(size, locale)
  const facts = [
    isMoving
      ? t('documents.sizeSent', { sent: formatBytes(sent, locale), size: whole })
      : originalSize !== null && originalSize > size
        ? t('documents.sizeSmaller', { size: whole, original: formatBytes(originalSize, locale) })
        : whole,
    ...(uploadedBy === null ? [] : [t('documents.by', { name: uploadedBy })]),
  ]
  return (
    <li {...parts('DocumentFile')} tabIndex={-1} data-ol-state={state} data-ol-tone={tone}>
      <DocumentThumb item={item} open={open} />
      <div className="ol-DocumentFile-body">
        <p {...parts('DocumentFile.name')}>
          {state === 'staged' || (item.isHere && state !== 'rejected' && state !== 'hashing') ? (
            <button
              type="button"
              id={`${id}-name`}
              {...parts('DocumentFile.open')}
              aria-haspopup="dialog"
              onClick={() => onAction('open', item)}
            >
              <bdi>{name}</bdi>
            </button>
          ) : (
            <bdi id={`${id}-name`}>{name}</bdi>
          )}
        </p>
        <p {...parts('DocumentFile.state')}>
          <Icon name={icon} />
          <span>{text}</span>
          {isMoving && <span className="ol-DocumentFile-percent">{formatPercent(ratio, locale)}</span>}
        </p>
        <div {...parts('DocumentFile.facts')}>
          {facts.map((fact) => (
            <p key={fact} className="ol-DocumentFile-fact">
              <bdi>{fact}</bdi>
            </p>
          ))}
        </div>
      </div>
      <DocumentFileButtons {...props} id={id} />
      {isMoving && (
        <ProgressBar
          part="DocumentFile.progress"
          labelledBy={`${id}-name`}
          valueText={formatPercent(ratio, locale)}
          ratio={ratio}
        />
      )}
    </li>
  )
})

type DocumentThumbProps = {
  item: Pick<UploadItem, 'key' | 'type' | 'isHere' | 'state'>
  open: (key: string) => Promise<Blob | null>
}

/** A small picture of a photo that is on this device, else a sign with the kind of the file. Says nothing by itself. */
function DocumentThumb({ item, open }: DocumentThumbProps): ReactNode {
  const { key, type, isHere, state } = item
  const parts = useParts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  // A picture that only the relay has would cost the person data, and a rejected file is not trusted as a picture.
  const hasPicture = type.startsWith('image/') && isHere && state !== 'hashing' && state !== 'rejected'
  useEffect(() => {
    if (!hasPicture) return
    let isCurrent = true
    open(key)
      .then((blob) => blob && isCurrent && canvas.current && drawPicture(canvas.current, blob, 144))
      .then(
        (drawn) => isCurrent && setIsDrawn(drawn === true),
        // A file that cannot be drawn keeps its icon.
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [hasPicture, key, open])
  return (
    <span {...parts('DocumentFile.thumb')} aria-hidden="true">
      {hasPicture && <canvas ref={canvas} className="ol-DocumentFile-picture" hidden={!isDrawn} />}
      {!(hasPicture && isDrawn) && (
        <>
          <Icon name={type.startsWith('image/') ? imageIcon : documentIcon} />
          <span className="ol-DocumentFile-kind">{fileKinds[type]?.name}</span>
        </>
      )}
    </span>
  )
}

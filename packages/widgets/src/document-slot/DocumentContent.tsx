'use client'
import type { UploadItem } from '@onlend/hooks/forms'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { documentPreview } from './documentPreview.words.ts'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Icon } from '../ui/Icon.tsx'
import { useParts } from '../ui/useParts.ts'
import { drawPicture } from './drawPicture.ts'
import { externalIcon } from '../ui/icons.ts'
import { downloadIcon } from '../ui/listIcons.ts'

/** The rows of a table to show: enough to recognize the file. */
const textBytes = 4_096

type DocumentContentProps = { item: UploadItem; blob: Blob; url: string }

/** The content of a file, shown without trust in it: a picture as a drawing, a table as text, a PDF in a new tab. */
export function DocumentContent({ item, blob, url }: DocumentContentProps): ReactNode {
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

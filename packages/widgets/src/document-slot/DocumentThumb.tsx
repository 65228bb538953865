'use client'
import type { UploadItem } from '@onlend/hooks/uploads'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { useParts } from '../ui/useParts.ts'
import { drawPicture } from './drawPicture.ts'
import { fileKinds } from './fileKinds.ts'
import { documentIcon, imageIcon } from '../ui/icons.ts'

type DocumentThumbProps = {
  item: Pick<UploadItem, 'key' | 'type' | 'isHere' | 'state'>
  open: (key: string) => Promise<Blob | null>
}

/** A small picture of a photo that is on this device, else a sign with the kind of the file. Says nothing by itself. */
export function DocumentThumb({ item, open }: DocumentThumbProps): ReactNode {
  const { key, type, isHere, state } = item
  const parts = useParts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  // One that is only at the relay would cost the person data, and one that was rejected may be anything.
  const hasPicture = type.startsWith('image/') && isHere && state !== 'hashing' && state !== 'rejected'
  useEffect(() => {
    if (!hasPicture) return
    let isCurrent = true
    open(key)
      .then((blob) => blob && isCurrent && canvas.current && drawPicture(canvas.current, blob, 144))
      .then(
        (drawn) => isCurrent && setIsDrawn(drawn === true),
        // What cannot be drawn keeps its sign.
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

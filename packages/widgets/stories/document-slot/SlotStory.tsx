import type { UploadItem, UseUploadsReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { DocumentSlot, type DocumentSlotProps } from '../../src/document-slot/DocumentSlot.tsx'
import { UploadAnnouncer } from '../../src/upload-announcer/UploadAnnouncer.tsx'
import { useUploadStates } from './useUploadStates.ts'

type SlotStoryProps = Omit<DocumentSlotProps, 'uploads'> & {
  items: readonly UploadItem[]
  more: Partial<UseUploadsReturnType>
  blobs: Readonly<Record<string, Blob>>
}

/** One slot over files in fixed states. */
export function SlotStory({ items, more, blobs, ...slot }: SlotStoryProps): ReactNode {
  const uploads = useUploadStates(items, more, blobs)
  return (
    <UploadAnnouncer uploads={uploads}>
      <DocumentSlot {...slot} uploads={uploads} />
    </UploadAnnouncer>
  )
}

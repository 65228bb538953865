import type { ReactNode } from 'react'
import { uploadItem } from '../../document-slot/test/uploadItem.ts'
import { useUploadStates } from '../../document-slot/test/useUploadStates.ts'
import { UploadSummary } from '../../upload-summary/UploadSummary.tsx'

const items = [
  uploadItem(),
  uploadItem({ state: 'sending', sent: 1_000_000 }),
  uploadItem({ state: 'rejected', problem: 'TYPE' }),
]
const offline = { isOffline: true }

/** What holds a form's files up, and how far they are: without any, a summary draws nothing. */
export function SummaryScene(): ReactNode {
  return <UploadSummary uploads={useUploadStates(items, offline)} />
}

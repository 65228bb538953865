import { useUploads } from '@onlend/hooks/uploads'
import type { ReactNode } from 'react'
import { DocumentSlot } from '../../documents/DocumentSlot.tsx'
import { UploadAnnouncer } from '../../documents/UploadAnnouncer.tsx'
import { UploadSummary } from '../../documents/UploadSummary.tsx'

/** One part of a form with files, as a host would draw it in a form of its own. */
export function DocumentScene({ part }: { part: 'slot' | 'summary' | 'announcer' }): ReactNode {
  const uploads = useUploads({ kind: 'submitCreditAssessment' })
  if (part === 'summary') return <UploadSummary uploads={uploads} />
  const slot = <DocumentSlot uploads={uploads} slot="bank_statements" label="Bank statements" />
  return part === 'slot' ? slot : <UploadAnnouncer uploads={uploads}>{slot}</UploadAnnouncer>
}

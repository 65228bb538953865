import { useUploads } from '@onlend/hooks/uploads'
import type { ReactNode } from 'react'
import { DocumentSlot } from '../../document-slot/DocumentSlot.tsx'

/** A slot, as a host would draw it in a form of its own. */
export function SlotScene(): ReactNode {
  const uploads = useUploads({ kind: 'submitCreditAssessment' })
  return <DocumentSlot uploads={uploads} slot="bank_statements" label="Bank statements" />
}

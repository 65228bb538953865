import { useUploads } from '@onlend/hooks/uploads'
import { DocumentSlot } from '@onlend/widgets/document-slot'
import type { ReactNode } from 'react'
import type { DocumentSlotElementProps } from './DocumentSlotElementProps.ts'

/** A `DocumentSlot` that finds its files by itself, as no page without React can hand them over. */
export function DocumentSlotElement({
  customerPartnerId,
  kind,
  set,
  slotName,
  maxFiles,
  ...props
}: DocumentSlotElementProps): ReactNode {
  const uploads = useUploads({
    customerPartnerId,
    kind,
    set,
    ...(maxFiles !== undefined && { getMaxFiles: () => maxFiles }),
  })
  return <DocumentSlot {...props} slot={slotName} maxFiles={maxFiles} uploads={uploads} />
}

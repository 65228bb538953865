import { useUploads } from '@onlend/hooks/forms'
import { DocumentSlot } from '@onlend/widgets/document-slot'
import type { ReactNode } from 'react'
import type { DocumentSlotProps } from '@onlend/widgets'
import type { UploadSetProps } from './UploadSetProps.ts'

/** A document slot that finds its files by itself. */
export type DocumentSlotElementProps = UploadSetProps &
  Omit<DocumentSlotProps, 'uploads' | 'slot' | 'id' | 'notApplicable'> & {
    /** The name under which the files are staged, such as `bank_statements`; `slot` is a word of the page's own. */
    slotName: string
  }

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

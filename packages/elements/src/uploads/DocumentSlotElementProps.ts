import type { DocumentSlotProps } from '@onlend/widgets'
import type { UploadSetProps } from './UploadSetProps.ts'

/** A document slot that finds its files by itself. */
export type DocumentSlotElementProps = UploadSetProps &
  Omit<DocumentSlotProps, 'uploads' | 'slot' | 'id' | 'notApplicable'> & {
    /** The name under which the files are staged, such as `bank_statements`; `slot` is a word of the page's own. */
    slotName: string
  }

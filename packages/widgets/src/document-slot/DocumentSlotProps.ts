import type { UseUploadsReturnType } from '@onlend/hooks/uploads'
import type { ReactNode } from 'react'

export type DocumentSlotProps = {
  /** From `useUploads`, shared by all slots of a form. */
  uploads: UseUploadsReturnType
  /** The name under which the files are staged, such as `bank_statements`. */
  slot: string
  /** What the document is called. */
  label: string
  /** What it is for, in plain words. */
  hint?: ReactNode
  /** @default true */
  required?: boolean | undefined
  /** Media types that the device's picker offers; what is dropped or pasted is judged by the relay's own list. @default those that the relay takes */
  accept?: readonly string[] | undefined
  /** Give `useUploads` the same as `getMaxFiles`. @default no limit but the set's */
  maxFiles?: number | undefined
  /** Offers the camera on devices that are touched. @default true */
  allowCamera?: boolean | undefined
  /** Words for what is wrong with the slot as a whole, such as a missing file. */
  errorText?: ReactNode
  /** On the slot's button: where an error summary leads. */
  id?: string | undefined
  /** Lets a person say that they do not have the document, while there is no file. @default not offered */
  notApplicable?:
    | {
        isChosen: boolean
        onChange: (isChosen: boolean) => void
        /** What the person says, such as that there is no parent company. @default that they do not have this document */
        label?: string
      }
    | undefined
}

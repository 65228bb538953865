import type {
  UseRegisterCustomerFormParameters,
  UseRegisterCustomerFormReturnType,
} from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import type { FormStatus } from '../form/useFormReports.tsx'

/** What the number is called where people have no BVN. It travels as `bvn` all the same, the only type that the service takes. */
export type IdNumberWords = {
  label: string
  hint?: string
  /** What the whole number looks like; anything goes without it. */
  pattern?: RegExp
  /** What to say where it looks otherwise. */
  error?: string
}

/** What the drawing half takes: the form as it stands, nothing that fetches. */
export type RegisterCustomerViewProps = {
  form: UseRegisterCustomerFormReturnType
  idNumber: IdNumberWords | undefined
  /** Lower-case name, such as `nigeria`. */
  country: string
  documents: UseRegisterCustomerFormParameters['documents']
  allowCamera: boolean
  /** Bytes of one file. */
  maxFileBytes: number
  compress: 'auto' | 'off' | undefined
  onSignIn: (() => void) | undefined
  autoFill: boolean
  hideTitle: boolean
  headingLevel: 2 | 3 | 4
  intro: ReactNode
  renderHeader: (() => ReactNode) | undefined
  renderReceipt: ((status: FormStatus) => ReactNode) | undefined
}

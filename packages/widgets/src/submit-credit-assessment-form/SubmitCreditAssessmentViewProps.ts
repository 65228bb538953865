import type { UseSubmitCreditAssessmentFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import type { FormStatus } from '../form/useFormReports.tsx'

/** What the drawing half takes: the form as it stands, nothing that fetches. */
export type SubmitCreditAssessmentViewProps = {
  form: UseSubmitCreditAssessmentFormReturnType
  /** Of the business that is assessed; `null` where it is not known. */
  partnerName: string | null
  allowCamera: boolean
  /** The address of this page, for a colleague; `undefined` where the host does not offer it. */
  shareUrl: string | (() => string) | undefined
  onSignIn: (() => void) | undefined
  hideTitle: boolean
  headingLevel: 2 | 3 | 4
  intro: ReactNode
  renderHeader: (() => ReactNode) | undefined
  renderReceipt: ((status: FormStatus) => ReactNode) | undefined
}

import type { UseRequestDrawdownFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import type { FormStatus } from '../form/useFormReports.tsx'

/** What the drawing half of the drawdown request takes: the form as it stands, nothing that fetches. */
export type RequestDrawdownViewProps = {
  form: UseRequestDrawdownFormReturnType
  /** Instead of the fields, until the currency is known. */
  wait?: ReactNode
  hideTitle: boolean
  headingLevel: 2 | 3 | 4
  /** Below the title, instead of the kit's own sentence. */
  intro: ReactNode
  renderHeader: (() => ReactNode) | undefined
  renderReceipt: ((status: FormStatus) => ReactNode) | undefined
  onStartAssessment: (() => void) | undefined
  onWithdraw: (() => void) | undefined
}

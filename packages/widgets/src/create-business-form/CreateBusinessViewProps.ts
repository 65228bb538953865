import type { UseCreateBusinessFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import type { FormStatus } from '../form/useFormReports.tsx'

/** What the drawing half takes: the form as it stands, nothing that fetches. */
export type CreateBusinessViewProps = {
  form: UseCreateBusinessFormReturnType
  /** ISO letters of the countries on offer; `undefined` is every country. */
  countryCodes: readonly string[] | undefined
  hideTitle: boolean
  headingLevel: 2 | 3 | 4
  intro: ReactNode
  renderHeader: (() => ReactNode) | undefined
  renderReceipt: ((status: FormStatus) => ReactNode) | undefined
  onStartAssessment: ((account: { customerPartnerId: string }) => void) | undefined
}

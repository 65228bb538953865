import type { LendingEvent } from '@onlend/hooks'
import type { FieldRules } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import type { WidgetProps } from '../root/WidgetProps.ts'
import type { WidgetActions } from '../ui/WidgetContext.ts'
import type { FormStatus } from './useFormReports.tsx'

/** The props of every form widget, besides the options of its hook. */
export type FormWidgetProps<Data, FieldName extends string = string> = WidgetProps &
  WidgetActions<'copy' | 'print' | 'share'> & {
    /** Hides, locks, requires, orders or prefills fields; a tenant's rules for the form come under them. */
    fields?: FieldRules<FieldName>
    /** Below the title, instead of the kit's own sentence. */
    intro?: ReactNode
    /** Above the card's content: a logo, a notice of your own. */
    renderHeader?: () => ReactNode
    /** Below the kit's words about the outcome: the next step in your app. */
    renderReceipt?: (status: FormStatus) => ReactNode
    /** Called at each change, with the relay's record if there is one. */
    onStatusChange?: (status: FormStatus) => void
    /** Called when the service confirms success; `data` is its answer, while this page has it. */
    onSuccess?: (result: { operationId: string; data: Data | null }) => void
    /** Receives the events of the form's operation, its outcome and the event stream, for logs and analytics. */
    onEvent?: (event: LendingEvent) => void
  }

import type { ReactNode, Ref } from 'react'
import type { WidgetHost } from '../root/WidgetProps.ts'
import type { FormWidgetProps } from './FormWidgetProps.ts'
import type { FormHandle, FormStatus } from './useFormReports.tsx'

/** The host's props for the frame around a form. The widget passes them unchanged to its view, and the view to `FormFrame`. */
export type ViewFrame = {
  hideTitle: boolean
  headingLevel: 2 | 3 | 4
  /** Below the title, instead of the kit's own sentence. */
  intro: ReactNode
  renderHeader: (() => ReactNode) | undefined
  renderReceipt: ((status: FormStatus) => ReactNode) | undefined
  /** Instead of the fields, until the currency is known; from `useFormCurrency`. */
  wait?: ReactNode
}

/** The props that every form widget has. */
type SharedProps = Pick<
  // `never`, so that a callback for any answer fits.
  FormWidgetProps<never>,
  | keyof WidgetHost
  | 'actions'
  | 'hideTitle'
  | 'headingLevel'
  | 'intro'
  | 'renderHeader'
  | 'renderReceipt'
  | 'onStatusChange'
  | 'onSuccess'
> & { handle: Ref<FormHandle> }

/** A form widget's props, by who needs them. */
type SplitFormProps<Props extends SharedProps> = {
  frame: ViewFrame
  /** For `useFormReports`. */
  reports: Pick<Props, 'handle'> & {
    [Name in 'onStatusChange' | 'onSuccess']: Props[Name] | undefined
  }
  /** The props of this form alone. */
  options: Omit<Props, keyof SharedProps>
}

/** Parts the props of a form widget: for the frame, for the host's callbacks, and for this form alone. */
export function splitFormProps<Props extends SharedProps>(props: Props): SplitFormProps<Props> {
  const {
    // The boundary around the form has these five.
    fallback: _fallback,
    onError: _onError,
    onReady: _onReady,
    onLoadError: _onLoadError,
    actions: _actions,
    hideTitle = false,
    headingLevel = 2,
    intro,
    renderHeader,
    renderReceipt,
    handle,
    onStatusChange,
    onSuccess,
    ...options
  } = props
  const frame = { hideTitle, headingLevel, intro, renderHeader, renderReceipt }
  return { frame, reports: { handle, onStatusChange, onSuccess }, options }
}

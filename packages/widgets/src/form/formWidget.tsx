'use client'
import {
  type ForwardRefExoticComponent,
  forwardRef,
  type PropsWithoutRef,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import type { FormHandle } from './useFormReports.tsx'

/** What the component inside a form widget's boundary takes. */
export type FormContentProps<Props> = Props & { handle: Ref<FormHandle> }

/**
 * A form widget: its content in a boundary of its own, with a host's handle on it. `Money` is drawn after a crash in the place of a form
 * that may have sent money, until the form says whether it had begun to.
 */
export function formWidget<Props extends Pick<WidgetProps, 'fallback' | 'onError'>>(
  feature: string,
  Content: (props: FormContentProps<Props>) => ReactNode,
  Money?: () => ReactNode,
): ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<FormHandle>> {
  const FormWidget = forwardRef<FormHandle, Props>(function FormWidget(given, ref) {
    // The cast undoes what React's type takes out: a `ref`, which no widget's props have.
    const props = given as Props
    const { fallback, onError } = props
    return (
      <WidgetBoundary feature={feature} money={Money} fallback={fallback} onError={onError}>
        <Content {...props} handle={ref} />
      </WidgetBoundary>
    )
  })
  FormWidget.displayName = feature
  return FormWidget
}

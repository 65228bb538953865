'use client'
import type { WriteName } from '@onlend/core/internal'
import {
  type ForwardRefExoticComponent,
  forwardRef,
  type PropsWithoutRef,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react'
import type { WidgetHost } from '../root/WidgetProps.ts'
import type { WidgetActions } from '../ui/WidgetContext.ts'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import { SendingCrash } from '../ui/SendingCrash.tsx'
import type { FormHandle } from './useFormReports.tsx'

/** The props of the component inside a form widget's boundary. */
export type FormContentProps<Props> = Props & { handle: Ref<FormHandle> }

/**
 * A form widget: the content in a separate boundary, with the host's handle on it. After a crash, a form with a `kind`
 * warns that it perhaps sent its operation, if sending had begun.
 */
export function formWidget<
  Props extends WidgetHost &
    WidgetActions<'copy' | 'print' | 'share'> & { customerPartnerId?: string | undefined },
>(
  feature: string,
  Content: (props: FormContentProps<Props>) => ReactNode,
  kind?: WriteName,
): ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<FormHandle>> {
  const FormWidget = forwardRef<FormHandle, Props>(function FormWidget(given, ref) {
    // The cast undoes what React's type takes out: a `ref`, which no widget's props have.
    const props = given as Props
    const { customerPartnerId: ownerId } = props
    const sending = kind && { kind, ownerId, isBegun: false, Crash: SendingCrash }
    return (
      <WidgetBoundary feature={feature} words="forms" sending={sending} host={props}>
        <Content {...props} handle={ref} />
      </WidgetBoundary>
    )
  })
  FormWidget.displayName = feature
  return FormWidget
}

'use client'
import {
  type CreateBusinessAnswer,
  type UseCreateBusinessFormParameters,
  type WriteOutcome,
  useCreateBusinessForm,
} from '@onlend/hooks/forms'
import { forwardRef, type ReactNode, type Ref, useEffect, useMemo, useRef } from 'react'
import { type FormHandle, useFormReports } from '../form/useFormReports.tsx'
import type { FormWidgetProps } from '../form/FormWidgetProps.ts'
import { splitFormProps } from '../form/splitFormProps.ts'
import { useFieldRules } from '../root/useFieldRules.ts'
import { WidgetBoundary } from '../ui/WidgetBoundary.tsx'
import { CreateBusinessView } from './CreateBusinessView.tsx'

export type CreateBusinessFormProps = Omit<FormWidgetProps<CreateBusinessAnswer>, 'customerPartnerId'> &
  Omit<UseCreateBusinessFormParameters, 'fields'> & {
    /** The service has created the account: the new partner, and the compliance record, which no endpoint returns again. */
    onCreated?: (created: CreateBusinessAnswer) => void
    /** Offers the credit assessment as the next step. */
    onStartAssessment?: (account: { customerPartnerId: string }) => void
  }

/**
 * Registers a business as a customer partner of a channel partner (Partner API, Endpoint 1): three pages to fill in, one to check.
 * It is sent once, by the confirm button alone.
 *
 * @example
 * <CreateBusinessForm channelPartnerId="chp_1" onCreated={showAccount} />
 */
export const CreateBusinessForm = forwardRef<FormHandle, CreateBusinessFormProps>(function CreateBusinessForm(
  { fallback, onError, ...props },
  ref,
) {
  return (
    <WidgetBoundary feature="CreateBusinessForm" fallback={fallback} {...(onError ? { onError } : {})}>
      <CreateBusinessContent {...props} handle={ref} />
    </WidgetBoundary>
  )
})

type CreateBusinessContentProps = CreateBusinessFormProps & { handle: Ref<FormHandle> }

/** Creating has no later word from the service: its answer is the success (T92). */
const successes: readonly WriteOutcome[] = ['accepted', 'succeeded']

function CreateBusinessContent(props: CreateBusinessContentProps): ReactNode {
  const { frame, reports, options: own } = splitFormProps(props)
  const { fields, onCreated, onStartAssessment, ...options } = own
  const { countries } = options
  const rules = useFieldRules('CreateBusinessForm', fields)
  const form = useCreateBusinessForm({ ...options, fields: rules })
  useFormReports(form, { ...reports, successes, ownerId: options.channelPartnerId })
  const { data } = form
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (data === null || told.current === data.partner.id) return
    told.current = data.partner.id
    onCreated?.(data)
  }, [data, onCreated])
  const countryCodes = useMemo(
    () => countries?.map((country) => (typeof country === 'string' ? country : country.code)),
    [countries],
  )
  return <CreateBusinessView {...{ form, frame, countryCodes, onStartAssessment }} />
}

'use client'
import {
  type CreateBusinessAnswer,
  type UseCreateBusinessFormParameters,
  useCreateBusinessForm,
} from '@onlend/hooks/forms'
import { type ReactNode, useMemo } from 'react'
import { type FormContentProps, formWidget } from '../form/formWidget.tsx'
import { useFormReports } from '../form/useFormReports.tsx'
import { useReportOnce } from '../form/useReportOnce.ts'
import type { FormWidgetProps } from '../form/FormWidgetProps.ts'
import { splitFormProps } from '../form/splitFormProps.ts'
import { useFieldRules } from '../root/useFieldRules.ts'
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
export const CreateBusinessForm = formWidget<CreateBusinessFormProps>(
  'CreateBusinessForm',
  CreateBusinessContent,
)

function CreateBusinessContent(props: FormContentProps<CreateBusinessFormProps>): ReactNode {
  const { frame, reports, options: own } = splitFormProps(props)
  const { fields, onCreated, onStartAssessment, ...options } = own
  const { countries } = options
  const rules = useFieldRules('CreateBusinessForm', fields)
  const form = useCreateBusinessForm({ ...options, fields: rules })
  useFormReports(form, { ...reports, answerIsFinal: true, ownerId: options.channelPartnerId })
  useReportOnce(form.data, ({ partner }) => partner.id, onCreated)
  const countryCodes = useMemo(
    () => countries?.map((country) => (typeof country === 'string' ? country : country.code)),
    [countries],
  )
  return <CreateBusinessView {...{ form, frame, countryCodes, onStartAssessment }} />
}

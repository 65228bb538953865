'use client'
import { useLending } from '@onlend/hooks'
import { type FirstFormStart, firstCreateBusinessForm } from '@onlend/hooks/first-forms'
import type {
  CreateBusinessAnswer,
  CreateBusinessFieldName,
  UseCreateBusinessFormParameters,
} from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { type FormContentProps, formWidget } from '../form/formWidget.tsx'
import { FormHost } from '../form/FormHost.tsx'
import type { FormWidgetProps } from '../form/FormWidgetProps.ts'
import { splitFormProps } from '../form/splitFormProps.ts'
import { useFieldRules } from '../root/useFieldRules.ts'
import { createBusinessChunks } from './createBusinessChunks.ts'
import type { CreateBusinessOptions, HostedCreateBusinessForm } from './useCreateBusinessMachine.ts'
import { CreateBusinessView } from './CreateBusinessView.tsx'

export type CreateBusinessFormProps = Omit<
  FormWidgetProps<CreateBusinessAnswer, CreateBusinessFieldName>,
  'customerPartnerId'
> &
  Omit<UseCreateBusinessFormParameters, 'fields'> & {
    /**
     * ISO codes of the countries that the lender works in, listed before the others; the first of them, or the region of the root, is chosen
     * already. @default the root's region, then those of Africa
     */
    firstCountries?: readonly string[]
    /** The service has created the account: the new partner, and the compliance record, which no endpoint returns again. */
    onCreated?: (created: CreateBusinessAnswer) => void
    /** Offers the credit assessment as the next step. */
    onStartAssessment?: (account: { customerPartnerId: string }) => void
  }

/**
 * Registers a business as a customer partner of a channel partner (Partner API, Endpoint 1): two pages to fill in, one to check.
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
  const rules = useFieldRules('CreateBusinessForm', fields)
  const { channelPartnerId } = useLending()
  return (
    <FormHost<CreateBusinessOptions, HostedCreateBusinessForm>
      kind="createBusiness"
      ownerId={options.channelPartnerId ?? channelPartnerId}
      machine={createBusinessChunks.machine}
      first={firstHostedForm}
      reports={{ ...reports, answerIsFinal: true, ownerId: options.channelPartnerId }}
      options={{ ...options, fields: rules }}
    >
      {(form, host) => (
        <CreateBusinessView
          {...{ form, onCreated, onStartAssessment }}
          frame={{ ...frame, wait: host.wait }}
        />
      )}
    </FormHost>
  )
}

function firstHostedForm(
  options: CreateBusinessOptions,
  start: FirstFormStart<HostedCreateBusinessForm>,
): HostedCreateBusinessForm {
  return { ...firstCreateBusinessForm(options, start), later: null }
}

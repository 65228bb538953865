'use client'
import type { CreateBusinessAnswer } from '@onlend/hooks/internal'
import {
  type CreateBusinessFieldName,
  useCreateBusinessForm,
  type UseCreateBusinessFormParameters,
} from '@onlend/hooks/forms'
import { type ReactNode, useContext, useMemo } from 'react'
import { chooseFirstCountries } from '../countries/chooseFirstCountries.ts'
import { type FormContentProps, formWidget } from '../form/formWidget.tsx'
import type { FormWidgetProps } from '../form/FormWidgetProps.ts'
import { splitFormProps } from '../form/splitFormProps.ts'
import { useFormReports } from '../form/useFormReports.tsx'
import type { RenderFields } from '../form/createFields.tsx'
import { TenantContext } from '../root/TenantContext.ts'
import { useFieldRules } from '../root/useFieldRules.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
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
    /**
     * Your own layout of the fields, page by page: `{({ Fields }) => <Fields.BusinessName />}`. The fields stay bound, styled and checked; a field
     * that another page asks for renders nothing, and the last page reads everything back without it.
     */
    children?: RenderFields<CreateBusinessFieldName>
  }

/**
 * Registers a business as a customer partner of a channel partner (Partner API, Endpoint 1): two pages to fill in, one to check.
 * The confirm button alone sends the business, once.
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
  const { fields, firstCountries: given, onCreated, onStartAssessment, children, ...rest } = own
  const offered = useContext(TenantContext)?.config?.countries
  const options = { ...(offered && { countries: offered }), ...rest }
  const { countries, defaultValues } = options
  const { language } = useLendingRoot()
  const countryCodes = useMemo(
    () => countries?.map((country) => (typeof country === 'string' ? country : country.code)),
    [countries],
  )
  const firstCountries = useMemo(
    () => chooseFirstCountries({ locale: language, given, offered: countryCodes }),
    [language, given, countryCodes],
  )
  const form = useCreateBusinessForm({
    ...options,
    fields: useFieldRules('CreateBusinessForm', fields),
    // The first country is already chosen: the person need not answer it again.
    defaultValues: { country: firstCountries[0] ?? '', ...defaultValues },
  })
  useFormReports(form, { ...reports, answerIsFinal: true, ownerId: options.channelPartnerId })
  return (
    <CreateBusinessView
      {...{ form, frame, countryCodes, firstCountries, onCreated, onStartAssessment, layout: children }}
    />
  )
}

'use client'
import { createBusiness, type Operation } from '@onlend/core'
import { createBusinessOperation } from '@onlend/core/operations'
import type { EndpointInput } from '@onlend/core/internal'
import { skipToken } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { useLending } from '../../lending/useLending.ts'
import { useCustomerPartners } from '../../reads/useCustomerPartners.ts'
import { useSession } from '../../reads/useSession.ts'
import type { FormDraft } from '../write-form/writeFormTypes.ts'
import { useWriteForm } from '../write-form/useWriteForm.ts'
import { businessOptions } from './businessOptions.ts'
import { createBusinessDefaults } from './createBusinessDefaults.ts'
import type {
  CreateBusinessAnswer,
  CreateBusinessErrorCode,
  CreateBusinessFieldName,
  CreateBusinessReview,
  CreateBusinessValues,
  CreatedBusiness,
  UseCreateBusinessFormParameters,
  UseCreateBusinessFormReturnType,
} from './createBusinessFormTypes.ts'
import { createBusinessLayout } from './createBusinessLayout.ts'
import { createBusinessSchema } from './createBusinessSchema.ts'
import { findLikelyDuplicate } from './findLikelyDuplicate.ts'
import { findNamedFields } from './findNamedFields.ts'
import { readBusiness } from './readBusiness.ts'

const nothing = {}
const none = [] as const

/**
 * The form that registers a business as a customer partner, on three pages of which the last one reads everything back (Partner API,
 * Endpoint 1). Sends once; the answer comes at once or never, so nothing is promised for later. Reads the session, to say early
 * that a person may not do this, and of the list of customer partners only what the page holds already.
 *
 * @example
 * const form = useCreateBusinessForm({ channelPartnerId: 'chp_1' })
 */
export function useCreateBusinessForm(
  options: UseCreateBusinessFormParameters = nothing,
): UseCreateBusinessFormReturnType {
  const { draft = true, stepUp, onEvent, fields } = options
  const lending = useLending()
  const ownerId = options.channelPartnerId ?? lending.channelPartnerId
  const { industries, sectorOptions, companySizes, yearsOptions, otherAllowed } = options
  const offered = useMemo(
    () => businessOptions({ industries, sectorOptions, companySizes, yearsOptions, otherAllowed }),
    [industries, sectorOptions, companySizes, yearsOptions, otherAllowed],
  )
  const [defaults] = useState(() => createBusinessDefaults(options.defaultValues ?? nothing, offered))
  const { countries, countryCompat } = options
  const schema = useMemo(() => createBusinessSchema({ countries, countryCompat }), [countries, countryCompat])
  const form = useWriteForm<
    typeof createBusiness,
    CreateBusinessValues,
    CreateBusinessErrorCode,
    CreateBusinessReview
  >({
    ...{ operation: createBusinessOperation, ownerId, defaults, rules: fields, stepUp, onEvent },
    schema,
    layout: createBusinessLayout,
    toReview,
    findNamedFields,
    draft: draft === false ? null : getKept(defaults, { personal: typeof draft === 'object' }),
  })
  const summary = useMemo(() => readBusiness(form.values), [form.values])
  const list = useCustomerPartners(
    ownerId === null ? skipToken : { channelPartnerId: ownerId, query: { enabled: false } },
  )
  const partners = list.data ?? none
  const duplicate = useMemo(() => findLikelyDuplicate(summary, partners), [summary, partners])
  const { data: session } = useSession()
  const mayCreate =
    session?.capabilities.includes(createBusiness.name) && session.channelPartnerId === ownerId
  const isCreated = form.outcome === 'accepted' || form.outcome === 'succeeded'

  return {
    ...form,
    options: offered,
    summary,
    duplicate,
    created: isCreated ? toCreatedBusiness(form.data, form.operation) : null,
    access: session === undefined ? 'unknown' : mayCreate ? 'allowed' : 'denied',
  }
}

/** The very body that is sent, but for the countries, which the view names in its own language. */
function toReview(
  body: EndpointInput<typeof createBusiness>,
  { country, sameRegisteredCountry, registeredCountry }: CreateBusinessValues,
): CreateBusinessReview {
  return {
    businessName: body.business_name,
    companyName: body.company_name,
    industry: body.industry,
    sector: body.sector,
    companySize: body.company_size,
    yearsOfOperations: body.years_of_operations,
    taxId: body.tax_identification_number,
    website: body.website,
    description: body.company_description,
    country,
    registeredCountry: sameRegisteredCountry ? country : registeredCountry,
    registeredState: body.registered_state,
    registeredCity: body.registered_city,
    registeredStreet: body.registered_street,
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email,
    supportEmail: body.support_email,
    phone: body.phone_number,
  }
}

const ticks = ['sameCompanyName', 'sameRegisteredCountry', 'sameSupportEmail'] as const

function getKept(
  values: CreateBusinessValues,
  { personal }: { personal: boolean },
): FormDraft<CreateBusinessFieldName> {
  // The cast names what the values are made of: every field, once.
  const names = Object.keys(values) as CreateBusinessFieldName[]
  return { version: 2, keep: personal ? names : names.filter((name) => name !== 'phone'), choices: ticks }
}

/** What the relay keeps of the answer: no endpoint returns the compliance record again. */
const Kept = z.looseObject({
  partner: z.looseObject({ id: z.string() }),
  compliance: z.looseObject({ credit_assessment_status: z.optional(z.nullable(z.string())) }),
})

/** What is known of the new account: from the service's answer, or after a reload from what the relay kept of it. */
function toCreatedBusiness(
  data: CreateBusinessAnswer | null,
  operation: Operation | null,
): CreatedBusiness | null {
  if (data) {
    const { partner, compliance } = data
    return {
      customerPartnerId: partner.id,
      name: partner.name,
      creditAssessmentStatus: compliance.credit_assessment_status,
    }
  }
  const kept = Kept.safeParse(operation?.result)
  if (!operation || !kept.success) return null
  return {
    customerPartnerId: kept.data.partner.id,
    name: operation.summary.recipient,
    creditAssessmentStatus: kept.data.compliance.credit_assessment_status ?? null,
  }
}

'use client'
import { type CustomerPartner, type Operation, createBusiness } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import {
  type BusinessChoice,
  type BusinessCountry,
  type BusinessOptions,
  type CreateBusinessReview,
  type CreateBusinessValues,
  createBusinessForm,
} from './createBusinessForm.ts'
import { isAcceptedOutcome } from '../write-form/isAcceptedOutcome.ts'
import { findNamedFields } from './findNamedFields.ts'
import { otherChoice } from './otherChoice.ts'
import { toBusiness } from './toBusiness.ts'
import type { FormParameters } from '../define-form/FormParameters.ts'
import { type FormOf, useForm } from '../define-form/useForm.ts'
import { useLending } from '../../lending/useLending.ts'
import { useCustomerPartners } from '../../reads/useCustomerPartners.ts'
import { useSession } from '../../reads/useSession.ts'

/** The value that the form sends for a choice, alone or with the host's label. */
export type BusinessOption = string | { value: string; label: string }

/** A business that the channel partner already has and that resembles the one in the form. */
export type LikelyDuplicate = {
  partner: Pick<CustomerPartner, 'id' | 'name'>
  /** The property that the two share. */
  by: 'taxId' | 'email' | 'name'
}

/** The known facts of the new account. */
export type CreatedBusiness = {
  customerPartnerId: string
  /** The business name; `null` after a reload, as the relay keeps none. */
  name: string | null
  /** The status, `not-started` for a new account; no endpoint returns it again. */
  creditAssessmentStatus: string | null
}

/** The service's answer (Partner API, Endpoint 1). */
export type CreateBusinessAnswer = EndpointOutput<typeof createBusiness>

export type UseCreateBusinessFormParameters = Omit<
  FormParameters<CreateBusinessValues, CreateBusinessReview>,
  'customerPartnerId' | 'rules'
> & {
  /** @default the provider's */
  channelPartnerId?: string
  /** @default the examples of the API document, from Agriculture to Utilities */
  industries?: readonly BusinessOption[]
  /** @default 'lender', 'market-place', 'aggregator' */
  sectorOptions?: readonly BusinessOption[]
  /** @default '1-5', '6-20', '21-50', '50+' */
  companySizes?: readonly BusinessOption[]
  /** @default '0-2 Years', '2+ Years' */
  yearsOptions?: readonly BusinessOption[]
  /** The choices that end in "other" with a typed text: the service's lists are examples. @default ['industry'] */
  otherAllowed?: readonly BusinessChoice[]
  /** The English names for the service, where the browser's names differ. */
  countries?: readonly BusinessCountry[]
  /**
   * The fields of the country, which the API document shows in two ways: `names` is the sample's `country_name` and
   * `country_short_name`, `short` the field table's `country` with the short name, `both` all three. @default 'names'
   */
  countryCompat?: 'names' | 'short' | 'both'
  fields?: FormParameters<CreateBusinessValues, CreateBusinessReview>['rules']
  /** Keeps the typed values and the page on this device for 72 hours; the phone number only with `personal`. @default true */
  draft?: boolean | { personal: true }
}

export type UseCreateBusinessFormReturnType = FormOf<typeof createBusinessForm, 'REFUSED'> & {
  /** The options of each choice, in order; `other` stands for a typed text. */
  options: BusinessOptions
  /** The values as the form would send them; `''` for an empty or wrong field. */
  summary: CreateBusinessReview
  /** A resembling business in the list that this page already holds; the warning never stops a submission. */
  duplicate: LikelyDuplicate | null
  /** The new account, once the service created it. */
  created: CreatedBusiness | null
  /** `denied`: the session has no right to create businesses for this channel partner, and the relay would refuse a try. */
  access: 'allowed' | 'denied' | 'unknown'
}

const nothing = {}
const none = [] as const

/**
 * The form that registers a business as a customer partner, on three pages; the last page shows all values (Partner API,
 * Endpoint 1). Sends once; the answer comes at once or never, so the form promises nothing for later. Reads the session, to show early
 * that a person has no right to register, and the list of customer partners only where the page already holds it.
 *
 * @example
 * const form = useCreateBusinessForm({ channelPartnerId: 'chp_1' })
 */
export function useCreateBusinessForm(
  options: UseCreateBusinessFormParameters = nothing,
): UseCreateBusinessFormReturnType {
  const lending = useLending()
  const ownerId = options.channelPartnerId ?? lending.channelPartnerId
  const { industries, sectorOptions, companySizes, yearsOptions, otherAllowed } = options
  const offered = useMemo(
    () => businessOptions({ industries, sectorOptions, companySizes, yearsOptions, otherAllowed }),
    [industries, sectorOptions, companySizes, yearsOptions, otherAllowed],
  )
  const { countries, countryCompat = 'names' } = options
  const keepsPhone = typeof options.draft === 'object'
  const context = { options: offered, countries, countryCompat, keepsPhone }
  const form = useForm(createBusinessForm, {
    ...{ ...options, context, findNamedFields, rules: options.fields },
    defaultValues: atOther(options.defaultValues ?? nothing, offered),
  })
  const summary = toBusiness(createBusinessForm.toSent(form.values, context))
  const list = useCustomerPartners(
    ownerId === null ? skipToken : { channelPartnerId: ownerId, query: { enabled: false } },
  )
  const partners = list.data ?? none
  const duplicate = findLikelyDuplicate(summary, partners)
  const { data: session } = useSession()
  const mayCreate =
    session?.capabilities.includes(createBusiness.name) && session.channelPartnerId === ownerId

  return {
    ...form,
    options: offered,
    summary,
    duplicate,
    created: isAcceptedOutcome(form.outcome) ? toCreatedBusiness(form.data, form.operation) : null,
    access: session === undefined ? 'unknown' : mayCreate ? 'allowed' : 'denied',
  }
}

/** Turns a default value that is not on offer into "other" with a text, where the choice has "other". */
function atOther(
  given: Partial<CreateBusinessValues>,
  options: BusinessOptions,
): Partial<CreateBusinessValues> {
  const values = { ...given }
  for (const choice of ['industry', 'sector', 'companySize', 'yearsOfOperations'] as const) {
    const value = values[choice] ?? ''
    const offered = options[choice].map((option) => option.value)
    if (value === '' || offered.includes(value)) continue
    values[choice] = offered.includes(otherChoice) ? otherChoice : ''
    values[`${choice}Other`] = value
  }
  return values
}

/** The part of the answer that the relay keeps: no endpoint returns the compliance record again. */
const Kept = z.looseObject({
  partner: z.looseObject({ id: z.string() }),
  compliance: z.looseObject({ credit_assessment_status: z.optional(z.nullable(z.string())) }),
})

/** The known facts of the new account: from the service's answer, or after a reload from the part that the relay kept. */
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

/**
 * Finds the business of a channel partner's list that resembles the one in the form, by tax number, e-mail or name. The list uses
 * other field names (T91): `name` is the business name, `legal_name` the registered one, `tin` the tax number.
 */
function findLikelyDuplicate(
  review: CreateBusinessReview,
  partners: readonly CustomerPartner[],
): LikelyDuplicate | null {
  const present = partners.filter(({ is_deleted: isDeleted }) => isDeleted !== true)
  const find = (by: LikelyDuplicate['by'], isSame: (partner: CustomerPartner) => boolean) => {
    const partner = present.find(isSame)
    return partner ? { partner: { id: partner.id, name: partner.name }, by } : null
  }
  return (
    find('taxId', ({ tin }) => isAlike(review.taxId, tin)) ??
    find(
      'email',
      (partner) =>
        isSameEmail(review.email, partner.email) || isSameEmail(review.email, partner.business_email),
    ) ??
    find(
      'name',
      (partner) =>
        isAlike(review.businessName, partner.name) || isAlike(review.companyName, partner.legal_name),
    )
  )
}

function isSameEmail(typed: string, known: string | null): boolean {
  return known !== null && typed !== '' && typed.toLowerCase() === known.trim().toLowerCase()
}

/** Whether two names are equal without case, accents and the marks between letters and digits. */
function isAlike(typed: string, known: string | null): boolean {
  const plain = fold(typed)
  return known !== null && plain !== '' && plain === fold(known)
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The examples of the API document (Partner API, Endpoint 1), which does not close these lists. */
const examples: Record<BusinessChoice, readonly BusinessOption[]> = {
  industry: [
    'Agriculture',
    'Commerce',
    'Education',
    'Financial Services',
    'Gaming',
    'Hospitality',
    'Health',
    'Leisure & Entertainment',
    'Logistics',
    'Travel',
    'Utilities',
  ],
  sector: ['lender', 'market-place', 'aggregator'],
  companySize: ['1-5', '6-20', '21-50', '50+'],
  yearsOfOperations: ['0-2 Years', '2+ Years'],
}

type ListName = 'industries' | 'sectorOptions' | 'companySizes' | 'yearsOptions' | 'otherAllowed'

/** The host's lists; each can be missing. */
type BusinessLists = { [Name in ListName]: UseCreateBusinessFormParameters[Name] | undefined }

/** The options of each choice: the host's list or the API document's examples, and "other" where the host allows it. */
function businessOptions({
  industries,
  sectorOptions,
  companySizes,
  yearsOptions,
  otherAllowed = ['industry'],
}: BusinessLists): Record<BusinessChoice, readonly { value: string; label: string | null }[]> {
  const offer = (choice: BusinessChoice, given: readonly BusinessOption[] | undefined) => {
    const options = (given ?? examples[choice]).map((option) =>
      typeof option === 'string' ? { value: option, label: null } : option,
    )
    const isKnown = options.some(({ value }) => value === otherChoice)
    return otherAllowed.includes(choice) && !isKnown
      ? [...options, { value: otherChoice, label: null }]
      : options
  }
  return {
    industry: offer('industry', industries),
    sector: offer('sector', sectorOptions),
    companySize: offer('companySize', companySizes),
    yearsOfOperations: offer('yearsOfOperations', yearsOptions),
  }
}

import type { CustomerPartner, createBusiness } from '@onlend/core'
import type { LendingEvent } from '@onlend/core/client'
import type { EndpointOutput } from '@onlend/core/internal'
import type { FormErrorCode, FormValues } from '../define-form/defineForm.ts'
import type { FieldRules } from '../write-form/FormLayout.ts'
import type { WriteForm } from '../write-form/writeFormTypes.ts'
import type { BusinessTextName, createBusinessForm } from './createBusinessForm.ts'

/** The values of the form: texts, and ticks that save a person from typing the same text twice. */
export type CreateBusinessValues = FormValues<typeof createBusinessForm>

/** The name of a field. */
export type CreateBusinessFieldName = keyof CreateBusinessValues

/** The mistake in a field. The view has the words for it. */
export type CreateBusinessErrorCode =
  | FormErrorCode<typeof createBusinessForm>
  /** The lender refused the value: `error.serviceMessage` has the reason. */
  | 'REFUSED'

/** The fields with a list of choices that the service leaves open. */
export type BusinessChoice = 'industry' | 'sector' | 'companySize' | 'yearsOfOperations'

/** The value that the form sends for a choice, alone or with the host's label. */
export type BusinessOption = string | { value: string; label: string }

/** The options of each choice, in order. */
export type BusinessOptions = Readonly<
  Record<BusinessChoice, readonly { value: string; label: string | null }[]>
>

/** A country by its ISO 3166-1 code, alone or with the English name that the service receives. */
export type BusinessCountry = string | { code: string; name: string }

/** The review of the business: exactly the values that the form sends, except that the countries are ISO 3166-1 codes. */
export type CreateBusinessReview = { [Name in BusinessTextName]: string }

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

export type UseCreateBusinessFormParameters = {
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
  defaultValues?: Partial<CreateBusinessValues>
  fields?: FieldRules<CreateBusinessFieldName>
  /** Keeps the typed values and the page on this device for 72 hours; the phone number only with `personal`. @default true */
  draft?: boolean | { personal: true }
  /** The host's own check before the send, for example a one-time code. */
  stepUp?: (intent: CreateBusinessReview & { operationId: string }) => Promise<boolean>
  onEvent?: (event: LendingEvent) => void
}

export type UseCreateBusinessFormReturnType = WriteForm<
  CreateBusinessValues,
  CreateBusinessErrorCode,
  CreateBusinessReview,
  CreateBusinessAnswer
> & {
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

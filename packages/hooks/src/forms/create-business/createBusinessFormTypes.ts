import type { CustomerPartner, createBusiness } from '@onlend/core'
import type { LendingEvent } from '@onlend/core/client'
import type { EndpointOutput } from '@onlend/core/internal'
import type { FormErrorCode, FormValues } from '../define-form/defineForm.ts'
import type { FieldRules } from '../write-form/FormLayout.ts'
import type { WriteForm } from '../write-form/writeFormTypes.ts'
import type { BusinessTextName, createBusinessForm } from './createBusinessForm.ts'

/** What a person fills in: text, and ticks that save them from typing the same thing twice. */
export type CreateBusinessValues = FormValues<typeof createBusinessForm>

/** The name of a field. */
export type CreateBusinessFieldName = keyof CreateBusinessValues

/** What is wrong with a field. Words for it belong to the view. */
export type CreateBusinessErrorCode =
  | FormErrorCode<typeof createBusinessForm>
  /** The lender refused it as it stands: `error.serviceMessage` says why. */
  | 'REFUSED'

/** The fields that are chosen from a list which the service leaves open. */
export type BusinessChoice = 'industry' | 'sector' | 'companySize' | 'yearsOfOperations'

/** What travels for a choice, or that with words of the host's own. */
export type BusinessOption = string | { value: string; label: string }

/** What each choice offers, in order. */
export type BusinessOptions = Readonly<
  Record<BusinessChoice, readonly { value: string; label: string | null }[]>
>

/** A country by its ISO 3166-1 code, or that with the English name which the service is to receive. */
export type BusinessCountry = string | { code: string; name: string }

/** What a person reads before the business is created: exactly what will travel, but for the countries, which are ISO 3166-1 codes. */
export type CreateBusinessReview = { [Name in BusinessTextName]: string }

/** A business that the channel partner already has and that looks like the one being filled in. */
export type LikelyDuplicate = {
  partner: Pick<CustomerPartner, 'id' | 'name'>
  /** What the two have in common. */
  by: 'taxId' | 'email' | 'name'
}

/** What is known of the new account. */
export type CreatedBusiness = {
  customerPartnerId: string
  /** The business name; `null` where this page was reloaded and the relay keeps none. */
  name: string | null
  /** `not-started` for a new account; no endpoint tells it again. */
  creditAssessmentStatus: string | null
}

/** What the service answers (Partner API, Endpoint 1). */
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
  /** The choices that end in "other" with a text of one's own: the service's lists are examples. @default ['industry'] */
  otherAllowed?: readonly BusinessChoice[]
  /** English names for the wire, where the browser's differ from what the service takes. */
  countries?: readonly BusinessCountry[]
  /**
   * How the country travels, which the API document shows in two ways: `names` is the sample's `country_name` and
   * `country_short_name`, `short` the field table's `country` with the short name, `both` all three. @default 'names'
   */
  countryCompat?: 'names' | 'short' | 'both'
  defaultValues?: Partial<CreateBusinessValues>
  fields?: FieldRules<CreateBusinessFieldName>
  /** Keeps what is typed on this device for 72 hours, and its page; the phone number only with `personal`. @default true */
  draft?: boolean | { personal: true }
  /** Asked before anything is sent, for example for a one-time code. */
  stepUp?: (intent: CreateBusinessReview & { operationId: string }) => Promise<boolean>
  onEvent?: (event: LendingEvent) => void
}

export type UseCreateBusinessFormReturnType = WriteForm<
  CreateBusinessValues,
  CreateBusinessErrorCode,
  CreateBusinessReview,
  CreateBusinessAnswer
> & {
  /** What each choice offers, in order; `other` stands for a text of one's own. */
  options: BusinessOptions
  /** What stands in the fields, as it would travel; empty text where nothing is filled in yet, or what is cannot be sent. */
  summary: CreateBusinessReview
  /** From the list that this page already holds; worth a look, never stops a submission. */
  duplicate: LikelyDuplicate | null
  /** Set once it was created. */
  created: CreatedBusiness | null
  /** `denied`: the session may not create businesses for this channel partner, and trying would be refused. */
  access: 'allowed' | 'denied' | 'unknown'
}

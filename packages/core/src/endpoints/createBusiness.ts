import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { ComplianceRecord } from '../models/ComplianceRecord.ts'
import { CreatedCustomerPartner } from '../models/CreatedCustomerPartner.ts'
import { defineInput } from '../schema/defineInput.ts'
import { filled } from '../schema/filled.ts'
import { model } from '../readers/shapes.ts'

/** The input of the registration of a customer partner account (Partner API, Endpoint 1). Name the country in one of the two ways, or in both. */
export type CreateBusinessInput = {
  /** The partner's e-mail address. */
  email: string
  /** Given name of the representative. */
  first_name: string
  /** Family name of the representative. */
  last_name: string
  /** Name of the country; required with `country_short_name`. */
  country_name?: string | undefined
  /** Short code of the country; required with `country_name`. */
  country_short_name?: string | undefined
  /** Short name of the country, instead of the two fields above. */
  country?: string | undefined
  /** The name of the business. */
  business_name: string
  /** The description; can be empty. */
  company_description: string
  /** The industry, such as `Agriculture` or `Financial Services`. */
  industry: string
  /** The number of employees, such as `6-20` or `50+`. */
  company_size: string
  /** The sector; known values are `lender`, `market-place` and `aggregator`. */
  sector: string
  /** The years of operations, such as `0-2 Years`. */
  years_of_operations: string
  /** The tax number in the spelling of the tax office. */
  tax_identification_number: string
  /** The registered name. */
  company_name: string
  /** E-mail address of the partner's support. */
  support_email: string
  /** Phone number of the partner. */
  phone_number: string
  /** Address of the partner's web site. */
  website: string
  /** Country of the registered address. */
  registered_country: string
  /** State of the registered address. */
  registered_state: string
  /** City of the registered address. */
  registered_city: string
  /** Street of the registered address. */
  registered_street: string
}

/** The output of the registration of a customer partner account. */
export type CreateBusinessOutput = {
  /** The new account. */
  partner: CreatedCustomerPartner
  /** The compliance record of the account, which no endpoint returns again. */
  compliance: ComplianceRecord
}

const input = z
  .object({
    email: filled,
    first_name: filled,
    last_name: filled,
    country_name: z.optional(filled),
    country_short_name: z.optional(filled),
    country: z.optional(filled),
    business_name: filled,
    company_description: z.string(),
    industry: filled,
    company_size: filled,
    sector: filled,
    years_of_operations: filled,
    tax_identification_number: filled,
    company_name: filled,
    support_email: filled,
    phone_number: filled,
    website: filled,
    registered_country: filled,
    registered_state: filled,
    registered_city: filled,
    registered_street: filled,
  })
  // One plain function, because zod's own refinements would be loaded with the form.
  .check(({ value, issues }) => {
    const { country, country_name: name, country_short_name: short } = value
    if ((name && short) || country) return
    issues.push({
      code: 'custom',
      message: 'is required',
      path: ['country_name'],
      input: value,
      continue: true,
    })
  })

/** Registers a customer partner account (Partner API, Endpoint 1). */
export const createBusiness = defineWrite({
  name: 'createBusiness',
  method: 'POST',
  path: '/v1/channel-partner/create-business',
  owner: 'channelPartnerId',
  ownerField: 'channel_partner_id',
  input: defineInput<CreateBusinessInput>()(input),
  encoding: 'json',
  output: dataEnvelope(
    model<CreateBusinessOutput>({ partner: CreatedCustomerPartner, compliance: ComplianceRecord }),
  ),
  section: 1,
})

import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { ComplianceRecord } from '../models/ComplianceRecord.ts'
import { CreatedCustomerPartner } from '../models/CreatedCustomerPartner.ts'
import type { InputSchema } from '../schema/InputSchema.ts'
import { filled } from '../schema/filled.ts'
import type { ReadBy, Reader } from '../readers/Reader.ts'
import { model } from '../readers/shapes.ts'

/** The input of the registration of a customer partner account (Partner API, Endpoint 1). Name the country in one of the two ways, or in both. */
export interface CreateBusinessInput extends z.input<typeof input> {}

/** The output of the registration of a customer partner account. */
export interface CreateBusinessOutput extends ReadBy<typeof output> {}

// Readers by the names of their types, for the editor.
const partner: Reader<CreatedCustomerPartner> = CreatedCustomerPartner
const compliance: Reader<ComplianceRecord> = ComplianceRecord

const output = model({
  /** The new account. */
  partner,
  /** The compliance record of the account, which no endpoint returns again. */
  compliance,
})

const input = z
  .object({
    /** The partner's e-mail address. */
    email: filled,
    /** Given name of the representative. */
    first_name: filled,
    /** Family name of the representative. */
    last_name: filled,
    /** Name of the country; required with `country_short_name`. */
    country_name: z.optional(filled),
    /** Short code of the country; required with `country_name`. */
    country_short_name: z.optional(filled),
    /** Short name of the country, instead of the two fields above. */
    country: z.optional(filled),
    /** The name of the business. */
    business_name: filled,
    /** The description; can be empty. */
    company_description: z.string(),
    /** The industry, such as `Agriculture` or `Financial Services`. */
    industry: filled,
    /** The number of employees, such as `6-20` or `50+`. */
    company_size: filled,
    /** The sector; known values are `lender`, `market-place` and `aggregator`. */
    sector: filled,
    /** The years of operations, such as `0-2 Years`. */
    years_of_operations: filled,
    /** The tax number in the spelling of the tax office. */
    tax_identification_number: filled,
    /** The registered name. */
    company_name: filled,
    /** E-mail address of the partner's support. */
    support_email: filled,
    /** Phone number of the partner. */
    phone_number: filled,
    /** Address of the partner's web site. */
    website: filled,
    /** Country of the registered address. */
    registered_country: filled,
    /** State of the registered address. */
    registered_state: filled,
    /** City of the registered address. */
    registered_city: filled,
    /** Street of the registered address. */
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

const schema: InputSchema<CreateBusinessInput> = input

/** Registers a customer partner account (Partner API, Endpoint 1). */
export const createBusiness = defineWrite({
  name: 'createBusiness',
  method: 'POST',
  path: '/v1/channel-partner/create-business',
  owner: 'channelPartnerId',
  ownerField: 'channel_partner_id',
  input: schema,
  encoding: 'json',
  output: dataEnvelope<CreateBusinessOutput>(output),
  section: 1,
})

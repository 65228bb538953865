import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { ComplianceRecord } from '../models/ComplianceRecord.ts'
import { CreatedCustomerPartner } from '../models/CreatedCustomerPartner.ts'
import { filled } from '../schema/filled.ts'

/** Registers a customer partner account (Partner API, Endpoint 1). */
export const createBusiness = defineWrite({
  name: 'createBusiness',
  method: 'POST',
  path: '/v1/channel-partner/create-business',
  owner: 'channelPartnerId',
  ownerField: 'channel_partner_id',
  input: z
    .object({
      /** The partner's e-mail address. */
      email: filled,
      first_name: filled,
      last_name: filled,
      /** The sample names the country by these two, the field table by `country` alone: one of the two ways, or both. */
      country_name: z.optional(filled),
      country_short_name: z.optional(filled),
      /** The short name. */
      country: z.optional(filled),
      business_name: filled,
      /** May be empty. */
      company_description: z.string(),
      industry: filled,
      company_size: filled,
      /** `lender`, `market-place` or `aggregator` have been seen. */
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
    }),
  encoding: 'json',
  output: dataEnvelope(z.looseObject({ partner: CreatedCustomerPartner, compliance: ComplianceRecord })),
  section: 1,
})

import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { Customer } from '../models/Customer.ts'
import { CustomerPartnerLink } from '../models/CustomerPartnerLink.ts'
import { file } from '../schema/file.ts'
import { filled } from '../schema/filled.ts'
import { sentDate } from '../schema/sentDate.ts'
import { withoutBlanks } from '../schema/withoutBlanks.ts'

/** Registers a customer of the customer partner (Partner API, Endpoint 2). */
export const registerCustomer = defineWrite({
  name: 'registerCustomer',
  method: 'POST',
  path: '/v1/customer_partners/{customerPartnerId}/customers',
  owner: 'customerPartnerId',
  input: withoutBlanks(
    z
      .object({
        first_name: filled,
        last_name: filled,
        contact_number: filled,
        /** Always `bvn`. */
        unique_id_type: z.literal('bvn'),
        unique_id: filled,
        email: z.optional(z.string()),
        /** Required when a business is registered. */
        rc_number: z.optional(z.string()),
        gender: z.optional(z.enum(['male', 'female'])),
        date_of_birth: z.optional(sentDate),
        address: z.optional(z.string()),
        nin: z.optional(z.string()),
        /** Decides which of the files below are sent. */
        photo_id_type: z.optional(z.enum(['NIN slip', 'International passport', 'Drivers license'])),
        next_of_kin: z.optional(z.string()),
        business_name: z.optional(z.string()),
        other_names: z.optional(z.string()),
        mother_maiden_name: z.optional(z.string()),
        marital_status: z.optional(z.enum(['single', 'married'])),
        occupation: z.optional(z.string()),
        street: z.optional(z.string()),
        city: z.optional(z.string()),
        state: z.optional(z.string()),
        country: z.optional(z.string()),
        office_street: z.optional(z.string()),
        office_city: z.optional(z.string()),
        office_state: z.optional(z.string()),
        office_country: z.optional(z.string()),
        nin_slip: z.optional(file),
        international_passport: z.optional(file),
        drivers_license: z.optional(file),
        proof_of_residence: z.optional(file),
        utility_slip: z.optional(file),
      })
      // One plain function, because zod's own refinements would be loaded with the form.
      .check(({ value, issues }) => {
        if (!value.business_name || value.rc_number) return
        const problem = 'is required with business_name'
        issues.push({ code: 'custom', message: problem, path: ['rc_number'], input: value, continue: true })
      }),
  ),
  encoding: 'jsonOrMultipart',
  output: dataEnvelope(z.looseObject({ customer: Customer, customerPartner: CustomerPartnerLink })),
  section: 2,
})

import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { Customer } from '../models/Customer.ts'
import { CustomerPartnerLink } from '../models/CustomerPartnerLink.ts'
import { file } from '../models/file.ts'
import type { InputSchema } from '../schema/InputSchema.ts'
import { filled } from '../schema/filled.ts'
import type { ReadBy, Reader } from '../readers/Reader.ts'
import { model } from '../readers/shapes.ts'
import { sentDate } from '../schema/sentDate.ts'

/** The input of the registration of a customer (Partner API, Endpoint 2). The client does not send empty fields. */
export interface RegisterCustomerInput extends z.input<typeof input> {}

/** The output of the registration of a customer. */
export interface RegisterCustomerOutput extends ReadBy<typeof output> {}

// Readers by the names of their types, for the editor.
const customer: Reader<Customer> = Customer
const customerPartner: Reader<CustomerPartnerLink> = CustomerPartnerLink

const output = model({
  /** The customer, with links in place of the files. */
  customer,
  /** The link between the customer and the customer partner. */
  customerPartner,
})

const input = z
  .object({
    /** Given name. */
    first_name: filled,
    /** Family name. */
    last_name: filled,
    /** Phone number. */
    contact_number: filled,
    /** Always `bvn`. */
    unique_id_type: z.literal('bvn'),
    /** The number that `unique_id_type` names. */
    unique_id: filled,
    /** E-mail address. */
    email: z.optional(z.string()),
    /** Registration number of the business; required with `business_name`. */
    rc_number: z.optional(z.string()),
    gender: z.optional(z.enum(['male', 'female'])),
    /** `YYYY-MM-DD`. */
    date_of_birth: z.optional(sentDate),
    /** The address in one line. */
    address: z.optional(z.string()),
    /** National identification number. */
    nin: z.optional(z.string()),
    /** The type of the photo ID, which decides the file that goes with it. */
    photo_id_type: z.optional(z.enum(['NIN slip', 'International passport', 'Drivers license'])),
    /** The name of the next of kin. */
    next_of_kin: z.optional(z.string()),
    /** The name of the business, for a business; requires `rc_number`. */
    business_name: z.optional(z.string()),
    /** Further given names. */
    other_names: z.optional(z.string()),
    /** The mother's maiden name. */
    mother_maiden_name: z.optional(z.string()),
    marital_status: z.optional(z.enum(['single', 'married'])),
    /** The occupation of the customer. */
    occupation: z.optional(z.string()),
    /** Street of the residence. */
    street: z.optional(z.string()),
    /** City of the residence. */
    city: z.optional(z.string()),
    /** State of the residence. */
    state: z.optional(z.string()),
    /** Country of the residence. */
    country: z.optional(z.string()),
    /** Street of the office. */
    office_street: z.optional(z.string()),
    /** City of the office. */
    office_city: z.optional(z.string()),
    /** State of the office. */
    office_state: z.optional(z.string()),
    /** Country of the office. */
    office_country: z.optional(z.string()),
    /** An image or a document. */
    nin_slip: z.optional(file),
    /** An image or a document. */
    international_passport: z.optional(file),
    /** An image or a document. */
    drivers_license: z.optional(file),
    /** An image or a document. */
    proof_of_residence: z.optional(file),
    /** An image or a document. */
    utility_slip: z.optional(file),
  })
  // One plain function, because zod's own refinements would be loaded with the form.
  .check(({ value, issues }) => {
    if (!value.business_name || value.rc_number) return
    const problem = 'is required with business_name'
    issues.push({ code: 'custom', message: problem, path: ['rc_number'], input: value, continue: true })
  })

/** Registers a customer of the customer partner (Partner API, Endpoint 2). */
export const registerCustomer = defineWrite({
  name: 'registerCustomer',
  method: 'POST',
  path: '/v1/customer_partners/{customerPartnerId}/customers',
  owner: 'customerPartnerId',
  input: withoutBlanks<RegisterCustomerInput>(input),
  encoding: 'jsonOrMultipart',
  output: dataEnvelope<RegisterCustomerOutput>(output),
  section: 2,
})

/** Drops empty fields, so that a blank optional field is absent from the request and never `""`. */
function withoutBlanks<Input>(schema: InputSchema<Input>): InputSchema<Input> {
  const fields: z.ZodMiniType<Record<string, unknown>> = z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform(dropBlanks),
  )
  // The cast keeps the type of the input, which dropped blanks do not change.
  return z.pipe(fields as z.ZodMiniType<Input, Input>, schema)
}

function dropBlanks(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined))
}

import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { Customer } from '../models/Customer.ts'
import { CustomerPartnerLink } from '../models/CustomerPartnerLink.ts'
import type { StagedFile } from '../models/StagedFile.ts'
import { file } from '../models/file.ts'
import { type InputSchema, defineInput } from '../schema/defineInput.ts'
import { filled } from '../schema/filled.ts'
import { model } from '../readers/shapes.ts'
import { sentDate } from '../schema/sentDate.ts'

type Document = Blob | StagedFile | undefined

/** The input of the registration of a customer (Partner API, Endpoint 2). The client does not send empty fields. */
export type RegisterCustomerInput = {
  /** Given name. */
  first_name: string
  /** Family name. */
  last_name: string
  /** Phone number. */
  contact_number: string
  /** Always `bvn`. */
  unique_id_type: 'bvn'
  /** The number that `unique_id_type` names. */
  unique_id: string
  /** E-mail address. */
  email?: string | undefined
  /** Registration number of the business; required with `business_name`. */
  rc_number?: string | undefined
  gender?: 'male' | 'female' | undefined
  /** `YYYY-MM-DD`. */
  date_of_birth?: string | undefined
  /** The address in one line. */
  address?: string | undefined
  /** National identification number. */
  nin?: string | undefined
  /** The type of the photo ID, which decides the file that goes with it. */
  photo_id_type?: 'NIN slip' | 'International passport' | 'Drivers license' | undefined
  /** The name of the next of kin. */
  next_of_kin?: string | undefined
  /** The name of the business, for a business; requires `rc_number`. */
  business_name?: string | undefined
  /** Further given names. */
  other_names?: string | undefined
  /** The mother's maiden name. */
  mother_maiden_name?: string | undefined
  marital_status?: 'single' | 'married' | undefined
  /** The occupation of the customer. */
  occupation?: string | undefined
  /** Street of the residence. */
  street?: string | undefined
  /** City of the residence. */
  city?: string | undefined
  /** State of the residence. */
  state?: string | undefined
  /** Country of the residence. */
  country?: string | undefined
  /** Street of the office. */
  office_street?: string | undefined
  /** City of the office. */
  office_city?: string | undefined
  /** State of the office. */
  office_state?: string | undefined
  /** Country of the office. */
  office_country?: string | undefined
  /** An image or a document. */
  nin_slip?: Document
  /** An image or a document. */
  international_passport?: Document
  /** An image or a document. */
  drivers_license?: Document
  /** An image or a document. */
  proof_of_residence?: Document
  /** An image or a document. */
  utility_slip?: Document
}

/** The output of the registration of a customer. */
export type RegisterCustomerOutput = {
  /** The customer, with links in place of the files. */
  customer: Customer
  /** The link between the customer and the customer partner. */
  customerPartner: CustomerPartnerLink
}

const input = z
  .object({
    first_name: filled,
    last_name: filled,
    contact_number: filled,
    unique_id_type: z.literal('bvn'),
    unique_id: filled,
    email: z.optional(z.string()),
    rc_number: z.optional(z.string()),
    gender: z.optional(z.enum(['male', 'female'])),
    date_of_birth: z.optional(sentDate),
    address: z.optional(z.string()),
    nin: z.optional(z.string()),
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
  })

/** Registers a customer of the customer partner (Partner API, Endpoint 2). */
export const registerCustomer = defineWrite({
  name: 'registerCustomer',
  method: 'POST',
  path: '/v1/customer_partners/{customerPartnerId}/customers',
  owner: 'customerPartnerId',
  input: withoutBlanks(defineInput<RegisterCustomerInput>()(input)),
  encoding: 'jsonOrMultipart',
  output: dataEnvelope(
    model<RegisterCustomerOutput>({ customer: Customer, customerPartner: CustomerPartnerLink }),
  ),
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

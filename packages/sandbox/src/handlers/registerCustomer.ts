import { formBody } from '../http/formBody.ts'
import type { Handler } from './Handler.ts'
import { jsonBody } from '../http/jsonBody.ts'
import { readDate } from '../http/readDate.ts'
import { type FieldReader, readFields } from '../http/readFields.ts'
import { readChoice } from '../http/readChoice.ts'
import { Refusal } from '../http/Refusal.ts'
import type { SandboxFile } from '../http/RequestBody.ts'
import { success } from '../http/success.ts'
import type { CustomerRecord } from '../state/SandboxState.ts'
import { writeTimestamp } from '../wire/writeTimestamp.ts'

const optionalFields = [
  'email',
  'rc_number',
  'address',
  'nin',
  'next_of_kin',
  'other_names',
  'mother_maiden_name',
  'occupation',
  'street',
  'city',
  'state',
  'country',
  'office_street',
  'office_city',
  'office_state',
  'office_country',
]

const fileFields = [
  'nin_slip',
  'international_passport',
  'drivers_license',
  'proof_of_residence',
  'utility_slip',
]

const choices = {
  gender: ['male', 'female'],
  marital_status: ['single', 'married'],
  photo_id_type: ['NIN slip', 'International passport', 'Drivers license'],
}

/** Partner API, Endpoint 2. The endpoint takes JSON, or a form with files: the encoding is not documented (T12). */
export const registerCustomer: Handler = ({ params, body }, service) => {
  const partner = service.partner(params['customerPartnerId'] ?? '')
  const form = body.kind === 'form' ? formBody(body) : null
  const reader = form ? readFields(Object.fromEntries(form.fields)) : jsonBody(body)
  const { fields, dateOfBirth } = readCustomer(reader)
  const id = service.createId('cus')
  const customer: CustomerRecord = {
    id,
    fields: { ...fields, ...linkFiles(id, form?.files ?? new Map()) },
    dateOfBirth,
    isDeleted: false,
    createdAt: service.now(),
  }
  service.customersOf(partner).unshift(customer)
  const at = writeTimestamp(customer.createdAt)
  return success(
    'Customer created successfully',
    {
      customer: writeCustomer(customer),
      // T20: ids without `_id`
      customerPartner: {
        id: service.createId('cpl'),
        customer: id,
        partner: partner.id,
        created_at: at,
        updated_at: at,
      },
    },
    201,
  )
}

function readCustomer(reader: FieldReader): {
  fields: Record<string, string | null>
  dateOfBirth: string | null
} {
  const fields: Record<string, string | null> = {
    first_name: reader.string('first_name'),
    last_name: reader.string('last_name'),
    contact_number: reader.string('contact_number'),
    unique_id_type: readChoice(reader, 'unique_id_type', ['bvn']),
    unique_id: reader.string('unique_id'),
  }
  const business = reader.optionalString('business_name')
  if (business !== null) {
    fields['business_name'] = business
    reader.string('rc_number')
  }
  for (const name of optionalFields) fields[name] = reader.optionalString(name)
  for (const [name, allowed] of Object.entries(choices)) {
    fields[name] = reader.optionalString(name) === null ? null : readChoice(reader, name, allowed)
  }
  const dateOfBirth =
    reader.optionalString('date_of_birth') === null ? null : readDate(reader, 'date_of_birth')
  return { fields, dateOfBirth }
}

function linkFiles(id: string, files: Map<string, SandboxFile>): Record<string, string | null> {
  for (const name of files.keys()) {
    if (!fileFields.includes(name)) throw new Refusal(422, `${name} is not a file field`)
  }
  const links: Record<string, string | null> = {}
  for (const name of fileFields) {
    const file = files.get(name)
    links[name] = file ? `https://files.sandbox.invalid/${id}/${encodeURIComponent(file.name)}` : null
  }
  return links
}

/** A customer as registration answers it: birth date YYYY-MM-DD, timestamps ISO (T24, T25). */
function writeCustomer(customer: CustomerRecord): Record<string, unknown> {
  return {
    ...customer.fields,
    date_of_birth: customer.dateOfBirth,
    id: customer.id,
    created_at: writeTimestamp(customer.createdAt),
    updated_at: writeTimestamp(customer.createdAt),
  }
}

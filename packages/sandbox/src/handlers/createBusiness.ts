import { channelPartnerIds } from '../data/channelPartnerIds.ts'
import { countries } from '../data/countries.ts'
import type { Handler } from './Handler.ts'
import { jsonBody } from '../http/jsonBody.ts'
import type { FieldReader } from '../http/readFields.ts'
import { readChoice } from '../http/readChoice.ts'
import { Refusal } from '../http/Refusal.ts'
import { success } from '../http/success.ts'
import type { Service } from '../service/Service.ts'
import type { CountryName, PartnerRecord } from '../state/SandboxState.ts'
import { writeTimestamp } from '../wire/writeTimestamp.ts'
import { writeCustomerPartner } from '../wire/writeCustomerPartner.ts'

/** Partner API, Endpoint 1. The new account begins without a limit, a drawdown or a lockbox. */
export const createBusiness: Handler = ({ body }, service) => {
  const fields = jsonBody(body)
  const channelPartnerId = fields.string('channel_partner_id')
  if (!channelPartnerIds.includes(channelPartnerId)) throw new Refusal(404, 'Channel partner not found')
  const partner = readPartner(fields, channelPartnerId, service)
  service.state.partners.set(partner.id, partner)
  const at = writeTimestamp(partner.createdAt)
  return success(
    'Business created successfully',
    {
      partner: writeCreatedPartner(partner),
      compliance: {
        partner_id: partner.id,
        partner_type: 'customer-partner',
        root_user: `usr_${partner.id.slice(3)}`,
        credit_assessment_status: partner.assessmentStatus,
        id: service.createId('cmp'),
        created_at: at,
        updated_at: at,
      },
    },
    201,
  )
}

function readPartner(fields: FieldReader, channelPartnerId: string, service: Service): PartnerRecord {
  const email = fields.string('email')
  fields.string('first_name')
  fields.string('last_name')
  const country = readCountry(fields)
  const name = fields.string('business_name')
  fields.blankableString('company_description')
  fields.string('industry')
  fields.string('company_size')
  readChoice(fields, 'sector', ['lender', 'market-place', 'aggregator', 'payment-aggregator'])
  fields.string('years_of_operations')
  const tin = fields.string('tax_identification_number')
  const legalName = fields.string('company_name')
  const supportEmail = fields.string('support_email')
  const phone = fields.string('phone_number')
  fields.string('website')
  fields.string('registered_country')
  const state = fields.string('registered_state')
  const city = fields.string('registered_city')
  const street = fields.string('registered_street')
  const id = service.createId('cp')
  return {
    id,
    channelPartnerId,
    name,
    legalName,
    email,
    country,
    currency: countries[country].currency,
    appKey: `$2b$10$sandbox.app.key.of.${id}.never.show.it`,
    createdAt: service.now(),
    isDeleted: false,
    noneShape: 'empty',
    profile: { street, city, state, tin, contact_number: phone, support_email: supportEmail },
    assessmentStatus: 'not-started',
    limit: null,
    drawdown: null,
    lockbox: null,
    drawdownRequests: [],
    customers: [],
    financings: [],
    references: [],
  }
}

/** T53: the sample's two fields, or the field table's one. */
function readCountry(fields: FieldReader): CountryName {
  const single = fields.has('country') && !fields.has('country_name')
  if (!single) fields.string('country_name')
  const name = single ? 'country' : 'country_short_name'
  const short = fields.string(name).toUpperCase()
  const found = Object.entries(countries).find(([, country]) => country.shortName === short)
  if (!found) throw new Refusal(422, `${fields.toPath(name)} is not a country that the service works in`)
  // the keys of `countries` are the country names
  return found[0] as CountryName
}

const fields = [
  'name',
  'street',
  'city',
  'state',
  'email',
  'contact_number',
  'user',
  'tin',
  'legal_name',
  'business_email',
  'support_email',
  'country',
  'country_id',
  'customer_partner_account_id',
  'app_key',
  'slug',
  'id',
  'created_at',
  'updated_at',
  'data_sharing_webhook_url',
]

/** A customer partner as create-business answers it: the third and smallest shape (T83). */
function writeCreatedPartner(partner: PartnerRecord): Record<string, unknown> {
  const whole = writeCustomerPartner(partner)
  return Object.fromEntries(fields.map((field) => [field, whole[field]]))
}

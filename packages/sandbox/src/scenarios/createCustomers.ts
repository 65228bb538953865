import { countries } from '../data/countries.ts'
import { people } from '../data/people.ts'
import type { CustomerRecord, PartnerRecord } from '../state/SandboxState.ts'
import { inventPhone } from './inventPhone.ts'
import type { ScenarioName } from '../state/ScenarioName.ts'

const day = 86_400_000

/** Invents the customers of a partner, the same ones on every run. */
export function createCustomers(
  partner: PartnerRecord,
  scenario: ScenarioName,
  now: number,
): CustomerRecord[] {
  const isDemo = partner.id === 'cp_adaeze' || partner.id === 'cp_kwame'
  if (partner.id === 'cp_10k_customers') return createRows(partner, 10_000, now)
  if (scenario === 'newPartner' && isDemo) return []
  const rows = createRows(partner, scenario === 'tenThousandRows' && isDemo ? 10_000 : 12, now)
  if (!isDemo) return rows
  if (scenario === 'everythingNull') return rows.map(withNulls)
  if (scenario === 'longNames') return rows.map(withLongNames)
  if (scenario === 'deletedRows') return rows.map((row, index) => ({ ...row, isDeleted: index % 2 === 0 }))
  return rows
}

function createRows(partner: PartnerRecord, count: number, now: number): CustomerRecord[] {
  return Array.from({ length: count }, (_, index) => createRow(partner, index, now))
}

function createRow(partner: PartnerRecord, index: number, now: number): CustomerRecord {
  const country = countries[partner.country]
  const [given, gender] = pick(people.given, index)
  const family = pick(people.family, index * 7 + 3)
  const [city, state] = pick(country.cities, index)
  const trade = pick(people.trades, index * 5 + 1)
  const serial = String(index + 1).padStart(5, '0')
  const photo = (['NIN slip', 'International passport', 'Drivers license'] as const)[index % 3] ?? 'NIN slip'
  const hasBusiness = index % 4 === 1
  return {
    id: `cus_${partner.id.slice(3)}_${serial}`,
    isDeleted: index % 11 === 10,
    // Some weeks have three new customers, others none, over some months
    createdAt: now - ((index * 5 + (index % 3) * 4) % 400) * day - 3_723_000,
    // the day differs from the month and sits beyond 12 for some, so that DD-MM read as MM-DD shows
    dateOfBirth: `19${70 + (index % 30)}-${String((index % 12) + 1).padStart(2, '0')}-${String(((index * 5) % 27) + 1).padStart(2, '0')}`,
    fields: {
      ...(hasBusiness ? { business_name: `${family} ${trade} Ventures` } : {}),
      unique_id_type: 'bvn',
      // a leading zero that a number would lose
      unique_id: `022${String(10_000_000 + index * 37).slice(-8)}`,
      first_name: given,
      last_name: family,
      other_names: index % 3 === 0 ? pick(people.given, index + 5)[0] : null,
      mother_maiden_name: pick(people.family, index + 4),
      gender,
      marital_status: (['single', 'married', 'divorced'] as const)[index % 3] ?? 'single',
      street: `${(index % 180) + 1} Market Road`,
      city,
      state,
      country: country.name,
      email: index % 5 === 4 ? null : `customer${serial}@example.com`,
      contact_number: inventPhone(partner.country, index),
      nin: `0${String(7_000_000_000 + index * 91).slice(-10)}`,
      photo_id_type: photo,
      occupation: trade,
      office_street: null,
      office_city: null,
      office_state: null,
      office_country: null,
      address: `${(index % 180) + 1} Market Road, ${city}`,
      next_of_kin: `${pick(people.given, index + 2)[0]} ${family}`,
      nin_slip: photo === 'NIN slip' ? `https://files.sandbox.invalid/${serial}/nin-slip.jpg` : null,
      proof_of_residence: null,
      international_passport:
        photo === 'International passport' ? `https://files.sandbox.invalid/${serial}/passport.jpg` : null,
      utility_slip: index % 2 ? `https://files.sandbox.invalid/${serial}/utility.pdf` : null,
      drivers_license:
        photo === 'Drivers license' ? `https://files.sandbox.invalid/${serial}/licence.jpg` : null,
    },
  }
}

const kept = new Set(['unique_id_type', 'unique_id', 'first_name', 'last_name', 'contact_number'])

function withNulls(row: CustomerRecord): CustomerRecord {
  const fields: CustomerRecord['fields'] = {}
  for (const [name, value] of Object.entries(row.fields)) fields[name] = kept.has(name) ? value : null
  return { ...row, fields, dateOfBirth: null }
}

function withLongNames(row: CustomerRecord, index: number): CustomerRecord {
  const first = [
    'Oluwafunmilayo-Oluwatobiloba-Ayọ̀mídé',
    'محمد عبد الرحمن',
    'Wolfeschlegelsteinhausenbergerdorff',
    '李小龙 👩🏾‍🌾',
  ]
  const name = pick(first, index)
  return {
    ...row,
    fields: {
      ...row.fields,
      first_name: name,
      last_name: `${row.fields['last_name'] ?? ''}-${'Nwachukwu-'.repeat(8)}Okonkwo`,
      business_name: `${name} & Daughters International General Merchandise, Import, Export and Haulage Cooperative Society of Umuahia North`,
      street: `Block ${'B'.repeat(60)} ${row.fields['street'] ?? ''}`,
    },
  }
}

function pick<Item>(list: readonly Item[], index: number): Item {
  // every list given is non-empty, and the index is wrapped into it
  return list[index % list.length] as Item
}

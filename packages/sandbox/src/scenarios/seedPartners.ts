import { countries } from '../data/countries.ts'
import type { CountryName, LockboxRecord, NoneShape, PartnerRecord } from '../state/SandboxState.ts'
import { applyScenario } from './applyScenario.ts'
import { createDrawdown } from './createDrawdown.ts'
import { createLimit } from './createLimit.ts'
import type { ScenarioName } from '../state/ScenarioName.ts'

const day = 86_400_000

type Seed = {
  id: string
  channelPartnerId?: string
  name: string
  country: CountryName
  /** The credit limit, its drawn and its available amount; null for a partner without a limit. */
  limit: readonly [limit: string, drawn: string, available: string] | null
  hasDrawdown?: boolean
  /** The repaid amount of its drawdown. @default '0' */
  repaid?: string
  /** The scores of the partner, of its transactions and of its drawdowns; the service explains no score. */
  scores: readonly [score: string, transactions: string, drawdowns: string]
  /** Street, city and state. */
  address: readonly [street: string, city: string, state: string]
  noneShape?: NoneShape
  lockbox: readonly [accountNumber: string, bankName: string, balance: string]
}

const seeds: readonly Seed[] = [
  {
    id: 'cp_adaeze',
    name: 'Adaeze Foods Ltd',
    country: 'nigeria',
    // T38: the available amount is the service's own figure, not limit minus drawn
    limit: ['5000000', '1250000', '3600000'],
    hasDrawdown: true,
    // A quarter is repaid after two ninths of its days
    repaid: '326562.50',
    scores: ['72.50', '64.20', '81.00'],
    address: ['12 Wharf Road', 'Ikeja', 'Lagos'],
    lockbox: ['5400128767', 'Providus Bank', '1250000'],
  },
  {
    id: 'cp_kwame',
    name: 'Kwame Logistics',
    country: 'ghana',
    limit: ['300000', '0', '300000'],
    scores: ['66.10', '71.40', '58.30'],
    address: ['4 Harbour Close', 'Tema', 'Greater Accra'],
    lockbox: ['0011234500078', 'GCB Bank Limited', '80000'],
  },
  {
    id: 'cp_nolimit',
    name: 'Fresh Start Traders',
    country: 'nigeria',
    limit: null,
    scores: ['0.00', '0.00', '0.00'],
    address: ['31 Depot Lane', 'Ibadan', 'Oyo'],
    lockbox: ['0540011111', 'Wema Bank', '25000'],
  },
  {
    id: 'cp_nodrawdown_404',
    name: 'Harmattan Textiles',
    country: 'nigeria',
    limit: ['800000', '0', '800000'],
    noneShape: 'not-found',
    scores: ['58.75', '62.90', '0.00'],
    address: ['7 Loom Street', 'Kano', 'Kano'],
    lockbox: ['0540011128', 'Wema Bank', '60000'],
  },
  {
    id: 'cp_nodrawdown_empty',
    name: 'Savannah Grains',
    country: 'ghana',
    limit: ['90000', '0', '90000'],
    noneShape: 'empty',
    scores: ['49.30', '47.80', '0.00'],
    address: ['18 Silo Road', 'Tamale', 'Northern'],
    lockbox: ['0011234500085', 'GCB Bank Limited', '12000'],
  },
  {
    id: 'cp_nodrawdown_null',
    name: 'Lakeside Fisheries',
    country: 'kenya',
    limit: ['1200000', '0', '1200000'],
    noneShape: 'null',
    scores: ['77.20', '80.60', '0.00'],
    address: ['2 Jetty Lane', 'Kisumu', 'Kisumu'],
    lockbox: ['01109876543210', 'KCB Bank Kenya Limited', '150000'],
  },
  {
    id: 'cp_expired',
    name: 'Old Harbour Stores',
    country: 'nigeria',
    limit: ['2000000', '450000', '0'],
    hasDrawdown: true,
    scores: ['31.40', '40.10', '22.70'],
    address: ['55 Old Quay', 'Calabar', 'Cross River'],
    lockbox: ['0540011135', 'Wema Bank', '90000'],
  },
  {
    id: 'cp_10k_customers',
    name: 'Ten Thousand Hands Cooperative',
    country: 'nigeria',
    limit: ['50000000', '12000000', '37000000'],
    hasDrawdown: true,
    repaid: '2090000',
    scores: ['88.90', '91.30', '84.60'],
    address: ['1 Union Square', 'Enugu', 'Enugu'],
    lockbox: ['0540011142', 'Wema Bank', '4000000'],
  },
  {
    id: 'cp_other',
    channelPartnerId: 'chp_other',
    name: 'Other Side Traders',
    country: 'nigeria',
    limit: ['700000', '0', '700000'],
    scores: ['54.00', '55.50', '0.00'],
    address: ['9 Far Bank', 'Onitsha', 'Anambra'],
    lockbox: ['0540011159', 'Wema Bank', '70000'],
  },
]

/** Puts every partner that the sandbox knows into its first state under a scenario. */
export function seedPartners(scenario: ScenarioName, now: number): Map<string, PartnerRecord> {
  const partners = seeds.map((seed) => applyScenario(createPartner(seed, now), scenario, now))
  return new Map(partners.map((partner) => [partner.id, partner]))
}

function createPartner(seed: Seed, now: number): PartnerRecord {
  const slug = seed.name.toLowerCase().replaceAll(' ', '-')
  const isExpired = seed.id === 'cp_expired'
  const partner: PartnerRecord = {
    id: seed.id,
    channelPartnerId: seed.channelPartnerId ?? 'chp_harbour',
    name: seed.name,
    legalName: seed.name.endsWith('Ltd') ? seed.name : `${seed.name} Limited`,
    email: `accounts@${slug}.example.com`,
    country: seed.country,
    currency: countries[seed.country].currency,
    appKey: `$2b$10$sandbox.app.key.of.${seed.id}.never.show.it`,
    createdAt: now - 420 * day,
    isDeleted: false,
    noneShape: seed.noneShape ?? 'empty',
    profile: {
      ...{ score: seed.scores[0], transaction_score: seed.scores[1], drawdown_score: seed.scores[2] },
      ...{ street: seed.address[0], city: seed.address[1], state: seed.address[2] },
    },
    assessmentStatus: seed.limit ? 'completed' : 'not-started',
    limit: null,
    drawdown: null,
    lockbox: createLockbox(seed, now),
    drawdownRequests: [],
    customers: null,
    financings: null,
    references: [],
  }
  if (!seed.limit) return partner
  const [limit, drawn, available] = seed.limit
  partner.limit = createLimit(partner, { limit, drawn, available, now, expired: isExpired })
  if (seed.hasDrawdown)
    partner.drawdown = createDrawdown(partner, {
      ...{ amount: drawn, tenor: 90, now: now - 20 * day },
      ...(seed.repaid !== undefined && { repaid: seed.repaid }),
    })
  return partner
}

function createLockbox(seed: Seed, now: number): LockboxRecord {
  const [accountNumber, bankName, balance] = seed.lockbox
  return {
    id: `lbx_${seed.id.slice(3)}`,
    accountName: `${seed.name} / Lockbox`,
    accountNumber,
    bankName,
    balance,
    createdAt: now - 400 * day,
  }
}

import type { PartnerRecord } from '../state/SandboxState.ts'
import { createDrawdown } from './createDrawdown.ts'
import { createLimit } from './createLimit.ts'
import type { ScenarioName } from '../state/ScenarioName.ts'

const day = 86_400_000

type Change = (partner: PartnerRecord, now: number) => PartnerRecord

const unchanged: Change = (partner) => partner

const names: Record<string, string> = {
  cp_adaeze:
    'Ọ̀ṣun-Ọ̀ṣogbo & Adaeze Daughters International Foods, Beverages, Cold-Chain Haulage and General Merchandise Cooperative Society Limited (Umuahia North) 🌽',
  cp_kwame: `Kwame-${'Nkrumah-'.repeat(20)}Circle شركة النقل والخدمات اللوجستية Logistics`,
}

/** Gives names that are very long, have no place to break, mix scripts and directions, or contain emoji. */
function withLongNames(partner: PartnerRecord): PartnerRecord {
  const name = names[partner.id] ?? partner.name
  return {
    ...partner,
    name,
    legalName: `${name} PLC`,
    profile: {
      street: `Plot ${'1234/'.repeat(30)} Ọbáfẹ́mi Awólọ́wọ̀ Way`,
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
      contact_name: 'Oluwafunmilayo-Oluwatobiloba-Ayọ̀mídé Nwachukwu-Okonkwo-Adéyẹmí',
      support_email: `${'support.'.repeat(7)}desk@${'long-'.repeat(9)}name.example.com`,
    },
    lockbox: partner.lockbox && { ...partner.lockbox, accountName: `${name} / Lockbox` },
  }
}

const changes: Record<ScenarioName, Change> = {
  approved: unchanged,
  newPartner: (partner) => ({
    ...partner,
    limit: null,
    drawdown: null,
    lockbox: null,
    assessmentStatus: 'not-started',
    noneShape: partner.id === 'cp_kwame' ? 'not-found' : 'empty',
  }),
  withActiveDrawdown: (partner, now) => withDrawdown(partner, now - 20 * day),
  // disbursed so long ago that the payoff date has passed; the status keeps its observed value
  overdue: (partner, now) => withDrawdown(partner, now - 135 * day),
  expired: (partner, now) => ({
    ...partner,
    limit:
      partner.limit &&
      createLimit(partner, {
        limit: partner.limit.limit,
        drawn: partner.limit.drawn,
        available: '0',
        now,
        expired: true,
      }),
  }),
  everythingNull: withEverythingNull,
  hugeNumbers: withHugeNumbers,
  longNames: withLongNames,
  unknownStates: withUnknownStates,
  tenThousandRows: unchanged,
  deletedRows: (partner) => ({
    ...partner,
    limit: partner.limit && { ...partner.limit, wire: { is_deleted: true } },
  }),
}

/** Gives a seeded partner the state of a scenario. Only the two demo partners and deleted rows change. */
export function applyScenario(partner: PartnerRecord, scenario: ScenarioName, now: number): PartnerRecord {
  if (partner.id === 'cp_adaeze' || partner.id === 'cp_kwame') return changes[scenario](partner, now)
  if (scenario === 'deletedRows' && partner.id === 'cp_nolimit') return { ...partner, isDeleted: true }
  return partner
}

function withDrawdown(partner: PartnerRecord, disbursedAt: number): PartnerRecord {
  if (!partner.limit) return partner
  const isAdaeze = partner.id === 'cp_adaeze'
  const drawn = isAdaeze ? '1250000' : '100000'
  return {
    ...partner,
    limit: { ...partner.limit, drawn, available: isAdaeze ? '3600000' : '190000' },
    drawdown: createDrawdown(partner, { amount: drawn, tenor: 90, now: disbursedAt }),
  }
}

/** Sets every field to null that the API document allows to be null. */
function withEverythingNull(partner: PartnerRecord): PartnerRecord {
  return {
    ...partner,
    profile: {
      street: null,
      city: null,
      state: null,
      email: null,
      contact_number: null,
      bvn: null,
      business_registration: null,
      license_partner: null,
      finance_cycles: null,
      tin: null,
      legal_name: null,
      business_email: null,
      business_address: null,
      support_email: null,
      contact_name: null,
      transaction_score: null,
      drawdown_score: null,
      score: null,
      slug: null,
      webhook_url: null,
      customer_partner_account_id: null,
      virtual_account_provider_id: null,
    },
    limit: partner.limit && { ...partner.limit, wire: { payment_date: null } },
    drawdown: partner.drawdown && {
      ...partner.drawdown,
      wire: {
        deleted_at: null,
        actual_payment_date: null,
        annualised_coupon_rate: null,
        channel: null,
        narration: null,
        collateral_deducted: null,
      },
    },
    lockbox: partner.id === 'cp_kwame' ? null : partner.lockbox,
  }
}

/** Gives amounts that a floating-point number cannot hold: beyond 2^53, with a fraction. */
function withHugeNumbers(partner: PartnerRecord): PartnerRecord {
  return {
    ...partner,
    limit: partner.limit && {
      ...partner.limit,
      limit: '90071992547409931234.57',
      drawn: '9007199254740993.17',
      available: '90062985348155190241.4',
    },
    drawdown: partner.drawdown && {
      ...partner.drawdown,
      amountDrawn: '9007199254740993.17',
      amountExpected: '9412523221204337.862650',
      amountRecollected: '405323966463344.69',
      amountOutstanding: '9007199254740993.17265',
    },
    lockbox: partner.lockbox && { ...partner.lockbox, balance: '9007199254740993.17' },
  }
}

/** Gives states that the API document never names, and fields that it does not know. */
function withUnknownStates(partner: PartnerRecord): PartnerRecord {
  return {
    ...partner,
    assessmentStatus: 'escalated',
    profile: { tier: 'gold', verification: { level: 3, checks: ['address', null] } },
    limit: partner.limit && {
      ...partner.limit,
      status: 'under_review',
      wire: {
        payment_status: 'PARTIALLY-PAID',
        interest_type: 'reducing_balance',
        lien_term: 'second',
        new_flag: true,
      },
    },
    drawdown: partner.drawdown && {
      ...partner.drawdown,
      wire: {
        status: 'rolled_over',
        disbursement_status: 'tranche-2',
        interest_type: 'flat',
        extra: { nested: [1, 'two'] },
      },
    },
  }
}

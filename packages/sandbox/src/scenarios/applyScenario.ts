import type { PartnerRecord } from '../state/SandboxState.ts'
import { createDrawdown } from './createDrawdown.ts'
import { createLimit } from './createLimit.ts'
import { withEverythingNull } from './withEverythingNull.ts'
import { withHugeNumbers } from './withHugeNumbers.ts'
import { withLongNames } from './withLongNames.ts'
import type { ScenarioName } from '../state/ScenarioName.ts'
import { withUnknownStates } from './withUnknownStates.ts'

const day = 86_400_000

type Change = (partner: PartnerRecord, now: number) => PartnerRecord

const unchanged: Change = (partner) => partner

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
  // disbursed so long ago that the payoff date has passed; the status stays what was observed
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

/** Gives a seeded partner the look of a scenario. Only the two demo partners change, and deleted rows. */
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

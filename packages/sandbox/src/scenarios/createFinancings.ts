import { people } from '../data/people.ts'
import type { FinancingRecord, PartnerRecord } from '../state/SandboxState.ts'
import { inventPhone } from './inventPhone.ts'
import type { ScenarioName } from '../state/ScenarioName.ts'

const day = 86_400_000

/** Invents the financed transactions of a partner, the same ones on every run. */
export function createFinancings(
  partner: PartnerRecord,
  scenario: ScenarioName,
  now: number,
): FinancingRecord[] {
  const isDemo = partner.id === 'cp_adaeze' || partner.id === 'cp_kwame'
  if (scenario === 'newPartner' && isDemo) return []
  const count = scenario === 'tenThousandRows' && isDemo ? 10_000 : 9
  const rows = Array.from({ length: count }, (_, index) => createRow(partner, index, now))
  if (!isDemo) return rows
  if (scenario === 'overdue') return rows.map((row) => ({ ...row, loanStatus: 'defaulted', repaid: '0' }))
  if (scenario === 'everythingNull')
    return rows.map((row) => ({ ...row, contactNumber: null, drawdownId: null }))
  if (scenario === 'hugeNumbers')
    return rows.map((row) => ({ ...row, amount: '9007199254740993.17', repaid: '0' }))
  if (scenario === 'longNames')
    return rows.map((row) => ({ ...row, lastName: `${row.lastName}-${'Nwachukwu-'.repeat(8)}Okonkwo` }))
  if (scenario === 'unknownStates') return rows.map(withUnknownStates)
  return rows
}

function createRow(partner: PartnerRecord, index: number, now: number): FinancingRecord {
  const [given] = people.given[(index * 3) % people.given.length] ?? ['Ngozi']
  const family = people.family[(index * 5) % people.family.length] ?? 'Okafor'
  const completed = index % 3 !== 0
  const amount = String(15_000 + ((index * 7_350) % 180_000))
  return {
    // The starts are spread over 200 days, at least 30 days ago
    startedAt: now - (30 + ((index * 11) % 200)) * day,
    uploadedAt: now - (29 + ((index * 11) % 200)) * day,
    transactionReference: `TRX-${partner.id.slice(3).toUpperCase()}-${String(index + 1).padStart(5, '0')}`,
    clientId: `cli_${partner.id.slice(3)}_${index + 1}`,
    firstName: given,
    lastName: family,
    contactNumber:
      // The number belongs to no customer
      index % 4 === 3 ? null : inventPhone(partner.country, index + 500_000),
    requestStatus: 'approved',
    loanStatus: completed ? 'completed' : 'defaulted',
    drawdownId: index % 5 === 4 ? null : (partner.drawdown?.id ?? null),
    amount,
    repaid: completed ? amount : '0',
    wire: {},
  }
}

function withUnknownStates(row: FinancingRecord, index: number): FinancingRecord {
  return {
    ...row,
    requestStatus: index % 2 ? 'under-review' : 'APPROVED',
    loanStatus: ['restructured', 'written_off', ''][index % 3] ?? 'restructured',
    wire: { channel: 'ussd', risk_band: { code: 'B2' } },
  }
}

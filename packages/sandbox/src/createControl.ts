import { createLimit } from './scenarios/createLimit.ts'
import type { SandboxControl, SandboxPartnerView } from './SandboxControl.ts'
import { disburse } from './service/disburse.ts'
import type { Service } from './service/Service.ts'
import { settle } from './service/settle.ts'
import type { PartnerRecord, SandboxState, SettlementRecord } from './state/SandboxState.ts'

type ControlOptions = {
  service: Service
  announce: (settlement: SettlementRecord) => Promise<void>
  changed: () => void
  onChange: SandboxControl['onChange']
}

/** Makes the operator's controls. */
export function createControl({ service, announce, changed, onChange }: ControlOptions): SandboxControl {
  function findPartner(id: string): PartnerRecord {
    const partner = service.state.partners.get(id)
    if (!partner) throw new Error(`There is no partner ${id}`)
    return partner
  }

  return {
    onChange,
    snapshot: () => writeSnapshot(service.state),
    state: () => ({
      now: new Date(service.now()).toISOString(),
      scenario: service.state.scenario,
      partners: [...service.state.partners.values()].map((partner) => viewPartner(partner, service)),
      webhooks: [...service.state.webhooks.values()].reverse(),
    }),
    async settle(settlementId, outcome, reason) {
      const settlement = service.state.settlements.get(settlementId)
      if (!settlement) throw new Error(`There is no settlement ${settlementId}`)
      if (settlement.status !== 'processing')
        throw new Error(`${settlementId} has already ${settlement.status}`)
      settle(service, settlement, {
        outcome,
        message: reason ?? (outcome === 'failed' ? 'Turned down by the operator' : 'Completed'),
      })
      await announce(settlement)
      changed()
    },
    approveLimit(partnerId, limit = '1000000') {
      const partner = findPartner(partnerId)
      const now = service.now()
      partner.limit = createLimit(partner, { limit, drawn: '0', available: limit, now })
      partner.assessmentStatus = 'completed'
      partner.lockbox ??= {
        id: service.createId('lbx'),
        accountName: `${partner.name} / Lockbox`,
        accountNumber: '0540012343',
        bankName: 'Wema Bank',
        balance: '0',
        createdAt: now,
      }
      changed()
    },
    disburse(partnerId) {
      const partner = findPartner(partnerId)
      const waiting = partner.drawdownRequests.filter((request) => request.status === 'requested')
      for (const request of waiting) disburse(service, partner, request)
      changed()
      return waiting.length
    },
  }
}

function viewPartner(partner: PartnerRecord, service: Service): SandboxPartnerView {
  const { limit, drawdown } = partner
  return {
    id: partner.id,
    channelPartnerId: partner.channelPartnerId,
    name: partner.name,
    country: partner.country,
    currency: partner.currency,
    isDeleted: partner.isDeleted,
    assessmentStatus: partner.assessmentStatus,
    limit: limit && {
      limit: limit.limit,
      drawn: limit.drawn,
      available: limit.available,
      expired: limit.expired,
      status: limit.status,
    },
    drawdown: drawdown && {
      id: drawdown.id,
      amountDrawn: drawdown.amountDrawn,
      amountOutstanding: drawdown.amountOutstanding,
      maturesAt: new Date(drawdown.maturesAt).toISOString(),
    },
    drawdownRequests: partner.drawdownRequests,
    lockboxBalance: partner.lockbox?.balance ?? null,
    settlements: [...service.state.settlements.values()]
      .filter(({ partnerId }) => partnerId === partner.id)
      .reverse(),
  }
}

/** Writes a state as JSON text. */
function writeSnapshot(state: SandboxState): string {
  return JSON.stringify({
    version: 1,
    scenario: state.scenario,
    idCount: state.idCount,
    partners: [...state.partners.values()],
    settlements: [...state.settlements.values()],
    webhooks: [...state.webhooks.values()],
    jobs: [...state.jobs.values()],
  })
}

import { createCustomers } from '../scenarios/createCustomers.ts'
import { createFinancings } from '../scenarios/createFinancings.ts'
import { Refusal } from '../http/Refusal.ts'
import type { SandboxState, SettlementRecord } from '../state/SandboxState.ts'
import type { Schedule } from '../clock/createSchedule.ts'
import type { Service } from './Service.ts'
import { settle } from './settle.ts'

const disburseDelay = 10_000

type CreateServiceParameters = {
  state: () => SandboxState
  now: () => number
  createId: (prefix: string) => string
  schedule: () => Schedule
  settleDelay: number
  announce: (settlement: SettlementRecord) => Promise<void>
  takeBeforeAnswer: () => boolean
}

/** Makes the service that handlers work on. */
export function createService(parameters: CreateServiceParameters): Service {
  const { now, createId, schedule, settleDelay, announce, takeBeforeAnswer } = parameters
  const service: Service = {
    get state() {
      return parameters.state()
    },
    now,
    createId,
    partner(id) {
      const partner = service.state.partners.get(id)
      if (!partner) throw new Refusal(404, 'Customer partner not found')
      return partner
    },
    customersOf: (partner) => (partner.customers ??= createCustomers(partner, service.state.scenario, now())),
    financingsOf: (partner) =>
      (partner.financings ??= createFinancings(partner, service.state.scenario, now())),
    async accept(settlement) {
      const accepted: SettlementRecord = {
        ...settlement,
        id: createId({ withdrawal: 'wdr', transaction: 'trn', repayment: 'rpy' }[settlement.kind]),
        status: 'processing',
        message: 'In progress',
        acceptedAt: now(),
        settledAt: null,
      }
      service.state.settlements.set(accepted.id, accepted)
      if (takeBeforeAnswer()) accepted.plan.webhook = 'before-answer'
      if (accepted.plan.webhook !== 'before-answer') {
        schedule().add({ kind: 'settle', settlementId: accepted.id }, settleDelay)
        return accepted
      }
      settle(service, accepted, accepted.plan)
      await announce(accepted)
      return accepted
    },
    scheduleDisbursement: (partnerId, requestId) =>
      schedule().add({ kind: 'disburse', partnerId, requestId }, disburseDelay),
  }
  return service
}

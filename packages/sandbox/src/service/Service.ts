import type {
  CustomerRecord,
  FinancingRecord,
  PartnerRecord,
  SandboxState,
  SettlementRecord,
} from '../state/SandboxState.ts'

/** The operations of a handler on the state. */
export type Service = {
  readonly state: SandboxState
  /** Milliseconds since 1970, by the sandbox's clock. */
  now(): number
  createId(prefix: string): string
  /** Finds a partner, or refuses with 404. */
  partner(id: string): PartnerRecord
  customersOf(partner: PartnerRecord): CustomerRecord[]
  financingsOf(partner: PartnerRecord): FinancingRecord[]
  /** Accepts a settlement, whose end a webhook reports later. */
  accept(settlement: NewSettlement): Promise<SettlementRecord>
  /** Disburses a requested drawdown some time from now. */
  scheduleDisbursement(partnerId: string, requestId: string): void
}

/** A settlement as a handler describes it; the service gives it an id and a time. */
export type NewSettlement = Omit<SettlementRecord, 'id' | 'status' | 'acceptedAt' | 'settledAt' | 'message'>

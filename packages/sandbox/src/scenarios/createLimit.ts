import type { LimitRecord, PartnerRecord } from '../state/SandboxState.ts'

const day = 86_400_000

type LimitOptions = { limit: string; drawn: string; available: string; now: number; expired?: boolean }

/** Makes a credit limit of one year, running or already over. */
export function createLimit(partner: Pick<PartnerRecord, 'id'>, options: LimitOptions): LimitRecord {
  const expired = options.expired ?? false
  const issuedAt = options.now - (expired ? 400 : 90) * day
  return {
    id: `clm_${partner.id.slice(3)}`,
    limit: options.limit,
    drawn: options.drawn,
    available: options.available,
    expired,
    // T49: a limit stays `active` while `expired` says otherwise
    status: 'active',
    issuedAt,
    maturesAt: issuedAt + 365 * day,
    createdAt: issuedAt,
    wire: {},
  }
}

import { createRandomId, storageKey } from '@onlend/core/internal'
import { openStored } from '../lib/openStored.ts'
import type { LendingEngine } from '@onlend/core/client'
import { digestPayer } from './digestPayer.ts'
import type { StatementLine } from './StatementLine.ts'

/** A stored rule: the payer is a digest, never a name. */
export type PayerRule = { payer: string; clientId: string | null; reference: string; madeAt: string }

/** The remembered payers of a partner on this device, wiped at sign-out. Blocked, full or damaged storage remembers none. */
export type PayerRules = {
  list: () => readonly PayerRule[]
  /** Resolves with all rules after the change. A payer has one rule: the last one. */
  add: (
    line: StatementLine,
    client: Pick<PayerRule, 'clientId' | 'reference'>,
  ) => Promise<readonly PayerRule[]>
  remove: (payer: string) => readonly PayerRule[]
  /** All rules with the salt of their digests, for `findPayerRules`. */
  read: () => KeptRules
}

export type KeptRules = { salt: string; rules: readonly PayerRule[] }

/** The most stored rules; a new one then replaces the oldest. */
const most = 500

/** Opens the rules of a partner. */
export function createPayerRules(
  lending: Pick<LendingEngine, 'storage' | 'environment' | 'tenantId' | 'userId' | 'now'>,
  customerPartnerId: string | null,
): PayerRules {
  const { environment, tenantId, userId, now } = lending
  const key = storageKey('choices', [environment, tenantId, userId, customerPartnerId, 'repayments-import'])
  const stored = openStored(lending)
  const read = (): KeptRules => {
    const kept = stored.read(key)
    if (isKept(kept)) return { salt: kept.salt, rules: kept.rules.filter(isRule) }
    return { salt: createRandomId(), rules: [] }
  }
  const keep = (kept: KeptRules): readonly PayerRule[] => {
    stored.keep(key, kept)
    return kept.rules
  }
  return {
    list: () => read().rules,
    add: async (line, { clientId, reference }) => {
      const kept = read()
      const payer = await digestPayer(kept.salt, line)
      if (payer === null) return kept.rules
      const rule = { payer, clientId, reference, madeAt: new Date(now()).toISOString() }
      const others = kept.rules.filter((one) => one.payer !== payer)
      return keep({ ...kept, rules: [rule, ...others].slice(0, most) })
    },
    remove: (payer) => {
      const kept = read()
      return keep({ ...kept, rules: kept.rules.filter((rule) => rule.payer !== payer) })
    },
    read,
  }
}

function isKept(value: unknown): value is { salt: string; rules: unknown[] } {
  if (typeof value !== 'object' || value === null || !('salt' in value) || !('rules' in value)) return false
  return typeof value.salt === 'string' && Array.isArray(value.rules)
}

function isRule(value: unknown): value is PayerRule {
  if (typeof value !== 'object' || value === null) return false
  const { payer, clientId, reference, madeAt }: Record<string, unknown> = { ...value }
  const hasClient = clientId === null || typeof clientId === 'string'
  return [payer, reference, madeAt].every((one) => typeof one === 'string') && hasClient
}

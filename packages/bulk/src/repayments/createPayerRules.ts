import { createDigest, createRandomId, writeJson, storageKey } from '@onlend/core/internal'
import type { LendingEngine } from '@onlend/core/client'
import { readPayer } from './readPayer.ts'
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
  /** The rule of each line that has one, by the line's digest. */
  find: (lines: readonly StatementLine[]) => Promise<Map<string, PayerRule>>
}

type Kept = { salt: string; rules: readonly PayerRule[] }

/** The most stored rules; a new one then replaces the oldest. */
const most = 500
/** Digests computed at once. */
const width = 200

/** Opens the rules of a partner. */
export function createPayerRules(
  lending: Pick<LendingEngine, 'storage' | 'environment' | 'tenantId' | 'userId' | 'now'>,
  customerPartnerId: string | null,
): PayerRules {
  const { storage, environment, tenantId, userId, now } = lending
  const key = storageKey('choices', [environment, tenantId, userId, customerPartnerId, 'repayments-import'])
  const read = (): Kept => {
    try {
      const kept: unknown = JSON.parse(storage?.getItem(key) ?? 'null')
      if (isKept(kept)) return { salt: kept.salt, rules: kept.rules.filter(isRule) }
    } catch {
      // Other code can write to the storage: an unreadable value holds no rules.
    }
    return { salt: createRandomId(), rules: [] }
  }
  const keep = (kept: Kept): readonly PayerRule[] => {
    try {
      storage?.setItem(key, writeJson(kept))
    } catch {
      // The rule holds for this statement alone.
    }
    return kept.rules
  }
  return {
    list: () => read().rules,
    add: async (line, { clientId, reference }) => {
      const kept = read()
      const payer = await digest(kept.salt, line)
      if (payer === null) return kept.rules
      const rule = { payer, clientId, reference, madeAt: new Date(now()).toISOString() }
      const others = kept.rules.filter((one) => one.payer !== payer)
      return keep({ ...kept, rules: [rule, ...others].slice(0, most) })
    },
    remove: (payer) => {
      const kept = read()
      return keep({ ...kept, rules: kept.rules.filter((rule) => rule.payer !== payer) })
    },
    find: async (lines) => {
      const { salt, rules } = read()
      const found = new Map<string, PayerRule>()
      if (rules.length === 0) return found
      const byPayer = new Map(rules.map((rule) => [rule.payer, rule]))
      for (let from = 0; from < lines.length; from += width) {
        const some = lines.slice(from, from + width)
        const payers = await Promise.all(some.map((line) => digest(salt, line)))
        for (const [place, line] of some.entries()) {
          const rule = byPayer.get(payers[place] ?? '')
          if (rule) found.set(line.digest, rule)
        }
      }
      return found
    },
  }
}

async function digest(salt: string, line: StatementLine): Promise<string | null> {
  const payer = readPayer(line)
  if (payer === '') return null
  const bytes = await createDigest(`${salt}\n${payer}`)
  return btoa(String.fromCharCode(...bytes.subarray(0, 16)))
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

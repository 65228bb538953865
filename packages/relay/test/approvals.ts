import type { JoinOptions } from '../src/joinRelay.ts'
import type { Principal } from '../src/http/Principal.ts'
import type { SpendingRules } from '../src/ledger/spending/SpendingControls.ts'
import { people, type TestRelay, testRelay } from './testRelay.ts'

const ofPartner = { role: 'customer-partner', customerPartners: [{ id: 'cp_a', name: 'A' }] } as const

/** A asks, the checker may decide, the viewer may only see. The cast makes writable what nothing writes to. */
export const persons = {
  ...structuredClone(people),
  uA: { ...ofPartner, userId: 'uA', displayName: 'Ada Canary' },
  checker: { ...ofPartner, userId: 'checker', displayName: 'Olu' },
  viewer: { ...ofPartner, userId: 'viewer', endpoints: ['getCreditLimit'] },
} as unknown as Readonly<Record<string, Principal>>

/** Finds the person whom the cookie names. */
export const findPerson = ({ headers }: Request): Principal | null =>
  persons[(headers.get('Cookie') ?? '').split('=')[1] ?? ''] ?? null

/** The cast names people that this table adds to those of every test. */
export const as = (name: string) => ({ as: name as never })

/** A relay whose withdrawals above 1000 wait for a second person. */
export const approvalRelay = (
  options: Partial<JoinOptions> = {},
  rules: SpendingRules = {},
): Promise<TestRelay> =>
  testRelay({
    authenticate: findPerson,
    spendingControls: { currency: 'NGN', withdraw: { approval: { above: '1000' }, ...rules } },
    ...options,
  })

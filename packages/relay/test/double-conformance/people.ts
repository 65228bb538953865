import type { Principal } from '../../src/http/Principal.ts'

const partners = [
  { id: 'cp_adaeze', name: 'Adaeze Foods Ltd' },
  { id: 'cp_kwame', name: 'Kwame Logistics' },
  { id: 'cp_nodrawdown_404', name: 'Harmattan Textiles' },
]
const channel = {
  role: 'channel-partner',
  channelPartnerId: 'chp_harbour',
  customerPartners: partners,
} as const

/** Two of a channel partner, one of them who may only read, and one of a single customer partner. */
export const people = {
  harbour: { ...channel, userId: 'user_harbour', displayName: 'Harbour Finance' },
  second: { ...channel, userId: 'user_second', displayName: 'Bola Adeyemi' },
  reader: { ...channel, userId: 'user_reader', endpoints: ['getCreditLimit', 'listBanks'] },
  kwame: {
    userId: 'user_kwame',
    role: 'customer-partner',
    customerPartners: [{ id: 'cp_kwame', name: 'Kwame Logistics' }],
  },
} as const satisfies Record<string, unknown>

/** A person as a host names them. The cast makes writable what nothing writes to. */
export function toPrincipal(name: keyof typeof people, operator: boolean): Principal {
  return { ...(structuredClone(people[name]) as unknown as Principal), operator }
}

/** The people of an attack: A and B must not meet; channel partner P has A. */
export type PersonName = 'uA' | 'uB' | 'uP'

/** A person in the host's `USERS_FILE`, where the password is a hash. */
type Person = {
  id: string
  email: string
  password: string
  displayName: string
  label: string
  role: 'customer-partner' | 'channel-partner'
  channelPartnerId: string | null
  customerPartners: { id: string; name: string; country: string; currency: string }[]
}

const partner = (id: string) => ({ id, name: `Business ${id}`, country: 'nigeria', currency: 'NGN' })

/**
 * People of their own for one attack, so that no attack uses up the budgets of another. Each has a partner that no other person has,
 * too: budgets are kept by partner.
 */
export function createCast(attack: number): Readonly<Record<PersonName, Person>> {
  const person = (name: string) => ({
    id: `user_${name}_${attack}`,
    email: `${name}_${attack}@attack.example`,
    password: `password-canary-of-${name}-${attack}`,
    displayName: name,
    label: name,
  })
  const own = (name: string) => partner(`aa_${name}_${attack}`)
  const ofCustomer = { role: 'customer-partner', channelPartnerId: null } as const
  const alpha = partner('cp_alpha')
  const beta = partner('cp_beta')
  return {
    uA: { ...person('ua'), ...ofCustomer, customerPartners: [alpha, own('a')] },
    uB: { ...person('ub'), ...ofCustomer, customerPartners: [beta, own('b')] },
    uP: {
      ...person('up'),
      role: 'channel-partner',
      channelPartnerId: 'chp_papa',
      customerPartners: [alpha],
    },
  }
}

/** The people of an attack: A of a business, and channel partner P, who has A. */
export type PersonName = 'uA' | 'uP'

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
  const alpha = partner('cp_alpha')
  return {
    uA: {
      ...person('ua'),
      role: 'customer-partner',
      channelPartnerId: null,
      customerPartners: [alpha, partner(`aa_a_${attack}`)],
    },
    uP: {
      ...person('up'),
      role: 'channel-partner',
      channelPartnerId: 'chp_papa',
      customerPartners: [alpha],
    },
  }
}

import type { HostUser } from './HostUser.ts'

const adaeze = { id: 'cp_adaeze', name: 'Adaeze Foods Ltd', country: 'nigeria', currency: 'NGN' }
const kwame = { id: 'cp_kwame', name: 'Kwame Logistics', country: 'ghana', currency: 'GHS' }

/** The people of the demo: two customer partners that must not see each other, and the channel partner of both. */
export const demoUsers: readonly HostUser[] = [
  {
    id: 'user_ada',
    email: 'ada@adaeze.example',
    passwordHash: 'scrypt:14:8:1:e8zv93qW55Rm99PhbO7rpg:jLdYved1kQQODtV7KiznBpw6f70voL2bg7c8b-y4Wd0',
    displayName: 'Ada Obi',
    label: 'Adaeze Foods, a customer partner in Lagos',
    role: 'customer-partner',
    channelPartnerId: null,
    isOperator: false,
    customerPartners: [adaeze],
  },
  {
    id: 'user_kofi',
    email: 'kofi@kwame.example',
    passwordHash: 'scrypt:14:8:1:tfTkmc3-dQBZQl9-23qchA:UbwPJ6IbYis6QW04_C2L3SDjc7xdR34zLLrkkCEkRHY',
    displayName: 'Kofi Mensah',
    label: 'Kwame Logistics, a customer partner in Accra',
    role: 'customer-partner',
    channelPartnerId: null,
    isOperator: false,
    customerPartners: [kwame],
  },
  {
    id: 'user_hana',
    email: 'hana@harbour.example',
    passwordHash: 'scrypt:14:8:1:x8EDTrahPN1ecEFqblofPg:RPfZHcaIPS551d14sQILDUBHW6i4o6VSVzR9X0E3mFw',
    displayName: 'Hana Bello',
    label: 'Harbour, the channel partner of both',
    role: 'channel-partner',
    channelPartnerId: 'chp_harbour',
    isOperator: true,
    customerPartners: [adaeze, kwame],
  },
]

import type { HostUser } from './HostUser.ts'

const adaeze = { id: 'cp_adaeze', name: 'Adaeze Foods Ltd', country: 'nigeria', currency: 'NGN' }
const kwame = { id: 'cp_kwame', name: 'Kwame Logistics', country: 'ghana', currency: 'GHS' }

/** The people of the demo: two customer partners that must not see each other, and the channel partner of both. */
export const demoUsers: readonly HostUser[] = [
  {
    id: 'user_ada',
    email: 'ada@adaeze.example',
    password: 'demo-adaeze',
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
    password: 'demo-kwame',
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
    password: 'demo-harbour',
    displayName: 'Hana Bello',
    label: 'Harbour, the channel partner of both',
    role: 'channel-partner',
    channelPartnerId: 'chp_harbour',
    isOperator: true,
    customerPartners: [adaeze, kwame],
  },
]

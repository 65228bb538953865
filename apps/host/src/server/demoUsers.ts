import type { HostUser } from './HostUser.ts'

const adaeze = { id: 'cp_adaeze', name: 'Adaeze Foods Ltd', country: 'nigeria', currency: 'NGN' }
const kwame = { id: 'cp_kwame', name: 'Kwame Logistics', country: 'ghana', currency: 'GHS' }

/** The business whose withdrawals need a second person: see `demoSpendingControls`. */
const harmattan = {
  id: 'cp_nodrawdown_404',
  name: 'Harmattan Textiles',
  country: 'nigeria',
  currency: 'NGN',
}

/** The people of the demo: two customer partners that must not see each other, the channel partner of both, two people of a business with spending controls, and a second operator, without whom none resolves anything. */
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
  {
    id: 'user_musa',
    email: 'musa@harmattan.example',
    passwordHash: 'scrypt:14:8:1:R5kZPRxdPu0nWlIr8FW0aw:WBGK0Jf3dJPfzz1cRz_R-R2lrDUeQQLEa0l1S6k-9iQ',
    displayName: 'Musa Danladi',
    label: 'Harmattan Textiles, who asks for withdrawals',
    role: 'customer-partner',
    channelPartnerId: null,
    isOperator: false,
    customerPartners: [harmattan],
  },
  {
    id: 'user_zainab',
    email: 'zainab@harmattan.example',
    passwordHash: 'scrypt:14:8:1:7dEspvKrtQrUX-T6i2aWAw:SyaiK8ydKhP7tuieM137gjrykaDpl-2z9fhYZPcJ7x8',
    displayName: 'Zainab Sule',
    label: 'Harmattan Textiles, who approves them',
    role: 'customer-partner',
    channelPartnerId: null,
    isOperator: false,
    customerPartners: [harmattan],
  },
  {
    id: 'user_femi',
    email: 'femi@harbour.example',
    passwordHash: 'scrypt:15:8:3:R263_B5YcDmql8DXFOvZuw:Pxa8jFdBrJ6R5o_EqGEW9gCQ0AKlfNptN4lD9WQS4rQ',
    displayName: 'Femi Adeyemi',
    label: 'Harbour, a second operator who agrees',
    role: 'channel-partner',
    channelPartnerId: 'chp_harbour',
    isOperator: true,
    customerPartners: [adaeze, kwame],
  },
]

import type { PartnerRecord } from '../state/SandboxState.ts'

const names: Record<string, string> = {
  cp_adaeze:
    'Ọ̀ṣun-Ọ̀ṣogbo & Adaeze Daughters International Foods, Beverages, Cold-Chain Haulage and General Merchandise Cooperative Society Limited (Umuahia North) 🌽',
  cp_kwame: `Kwame-${'Nkrumah-'.repeat(20)}Circle شركة النقل والخدمات اللوجستية Logistics`,
}

/** Gives names that are very long, hold no place to break, mix scripts and directions, or hold emoji. */
export function withLongNames(partner: PartnerRecord): PartnerRecord {
  const name = names[partner.id] ?? partner.name
  return {
    ...partner,
    name,
    legalName: `${name} PLC`,
    profile: {
      street: `Plot ${'1234/'.repeat(30)} Ọbáfẹ́mi Awólọ́wọ̀ Way`,
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
      contact_name: 'Oluwafunmilayo-Oluwatobiloba-Ayọ̀mídé Nwachukwu-Okonkwo-Adéyẹmí',
      support_email: `${'support.'.repeat(7)}desk@${'long-'.repeat(9)}name.example.com`,
    },
    lockbox: partner.lockbox && { ...partner.lockbox, accountName: `${name} / Lockbox` },
  }
}

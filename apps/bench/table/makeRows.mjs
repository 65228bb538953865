const given = [
  'Adaeze',
  'Chidi',
  'Ọláìyá',
  'Kwame',
  'Amina',
  'Tunde',
  'Ngozi',
  'Yaw',
  'Fatou',
  'Zainab',
  'Emeka',
]
const family = [
  'Okafor',
  'Bello',
  'Adéyẹmí',
  'Mensah',
  'Diallo',
  'Nwachukwu',
  'Eze',
  'Owusu',
  'Abubakar',
  'Kamau',
]
const trades = ['Foods', 'Logistics', 'Textiles', 'Pharmacy', 'Motors', 'Farms', 'Hardware']

/** Invents rows as a partner's customers are: names that repeat, some with accents, amounts with kobo. */
export function makeRows(count) {
  return Array.from({ length: count }, (_, index) => {
    // A number that jumps about, the same on every run.
    const mixed = (index * 7_919 + 104_729) % count
    const trade = mixed % 3 === 0 ? ` ${trades[mixed % 7]} ${mixed}` : ''
    return {
      id: `row_${index}`,
      name: `${given[mixed % 11]} ${family[(mixed >> 3) % 10]}${trade}`,
      phone: `+23480${String(30_000_000 + mixed * 37).padStart(8, '0')}`,
      amount: `${mixed * 31}.${String(mixed % 100).padStart(2, '0')}`,
      created: new Date(1_700_000_000_000 + mixed * 60_000).toISOString(),
      status: mixed % 11 === 0 ? 'deleted' : 'active',
    }
  })
}

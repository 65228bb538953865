const given = 'Adaeze Chidi Ọláìyá Kwame Amina Tunde Ngozi Yaw Fatou Zainab Emeka'.split(' ')
const family = 'Okafor Bello Adéyẹmí Mensah Diallo Nwachukwu Eze Owusu Abubakar Kamau'.split(' ')
const trades = 'Foods Logistics Textiles Pharmacy Motors Farms Hardware'.split(' ')

/**
 * Invents financings as the service lists them: names that repeat, some with accents, amounts with kobo; one in eleven completed, half financed
 * from the drawdown of that id.
 */
export function makeFinancings(count, drawdownId) {
  return Array.from({ length: count }, (_, at) => {
    // A number that jumps about, the same on every run.
    const mixed = (at * 7_919 + 104_729) % count
    const trade = mixed % 3 === 0 ? ` ${trades[mixed % 7]} ${mixed}` : ''
    const created = new Date(1_700_000_000_000 + mixed * 60_000).toISOString()
    return {
      start_date: created,
      upload_date: created,
      transaction_reference: `INV-row_${at}`,
      client_id: `cus_${at % 40}`,
      first_name: given[mixed % 11],
      last_name: `${family[(mixed >> 3) % 10]}${trade}`,
      contact_number: `+23480${String(30_000_000 + mixed * 37).padStart(8, '0')}`,
      financing_requested: true,
      channel: 'schedule',
      request_status: 'approved',
      loan_status: mixed % 11 === 0 ? 'completed' : 'active',
      drawdown_id: at % 2 === 0 ? drawdownId : null,
      amount: `${mixed * 31}.${String(mixed % 100).padStart(2, '0')}`,
    }
  })
}

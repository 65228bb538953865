/** The header in which a device says what it is going to send. */
export function uploadMetadata(facts: Readonly<Record<string, string>> = {}): string {
  const named = {
    customer_partner_id: 'cp_a',
    kind: 'submitCreditAssessment',
    set: 'current',
    slot: 'bank_statements',
    name: 'statement.csv',
    ...facts,
  }
  return Object.entries(named)
    .map(([name, value]) => `${name} ${Buffer.from(value, 'utf8').toString('base64')}`)
    .join(',')
}

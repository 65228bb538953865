/** Decimal text as a person reads it: `NGN 1,250,000.5`. */
export function formatMoney(amount: string, currency: string): string {
  const [whole = '0', fraction] = amount.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${currency} ${grouped}${fraction ? `.${fraction}` : ''}`
}

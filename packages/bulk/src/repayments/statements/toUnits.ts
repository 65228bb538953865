const decimals = 6

/** A decimal as a whole number of millionths; `null` for any other text. */
export function toUnits(amount: string | null): bigint | null {
  const parts = /^(-?)(\d+)(?:\.(\d*))?$/.exec(amount ?? '')
  if (!parts) return null
  const [, sign = '', whole = '', fraction = ''] = parts
  return BigInt(`${sign}${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
}

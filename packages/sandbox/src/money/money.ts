const places = 6
const unit = 10n ** BigInt(places)
const pattern = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/

/** Money as exact decimal text: the sandbox never rounds an amount that it moves. */
export const money = {
  /** True for decimal text, an exponent included. */
  isDecimal: (text: string): boolean => pattern.test(text),
  /** Shortest text: `1250000`, `150.02`. */
  text: (amount: string): string => toText(toUnits(amount), 0),
  /** Text with at least two decimals, as the wire's decimal strings have: `1250000.00`. */
  fixed: (amount: string): string => toText(toUnits(amount), 2),
  add: (a: string, b: string): string => toText(toUnits(a) + toUnits(b), 0),
  subtract: (a: string, b: string): string => toText(toUnits(a) - toUnits(b), 0),
  /** `amount` times `numerator / denominator`, rounded down to the sixth decimal. */
  share: (amount: string, numerator: bigint, denominator: bigint): string =>
    toText((toUnits(amount) * numerator) / denominator, 0),
  /** Below 0 when `a` is the smaller, 0 when equal, above 0 when `a` is the larger. */
  compare(a: string, b: string): number {
    const difference = toUnits(a) - toUnits(b)
    if (difference === 0n) return 0
    return difference < 0n ? -1 : 1
  },
  /** The two digits after the point: `02` for 150.02, `10` for 150.1, `00` for 150. */
  ending: (amount: string): string => (toText(toUnits(amount), 2).split('.')[1] ?? '00').slice(0, 2),
}

function toUnits(amount: string): bigint {
  const match = pattern.exec(amount)
  if (!match) throw new TypeError(`"${amount}" is not a decimal amount`)
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] = match
  const digits = whole + fraction
  const shift = places - fraction.length + Number(exponent)
  const units = shift >= 0 ? BigInt(digits) * 10n ** BigInt(shift) : BigInt(digits) / 10n ** BigInt(-shift)
  return sign ? -units : units
}

function toText(units: bigint, minimumPlaces: number): string {
  const sign = units < 0n ? '-' : ''
  const size = units < 0n ? -units : units
  const fraction = (size % unit)
    .toString()
    .padStart(places, '0')
    .replace(/0+$/, '')
    .padEnd(minimumPlaces, '0')
  return `${sign}${size / unit}${fraction ? `.${fraction}` : ''}`
}

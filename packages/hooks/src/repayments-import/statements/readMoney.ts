import type { Amount } from '@onlend/core'

/** An amount as a statement writes it. */
export type Money = {
  /** Positive. */
  amount: Amount
  isNegative: boolean
  /** What stands beside it: `CR`, `DR`. */
  direction: 'in' | 'out' | null
}

const codes =
  'NGN|GHS|KES|UGX|TZS|RWF|XOF|XAF|CFA|FCFA|ZAR|ZMW|AOA|MZN|ETB|EGP|MAD|USD|EUR|GBP|KSH|TSH|USH|GHC|FRW|N|GH'
const currency = new RegExp(`^(?:${codes})\\.?(?=[\\d\\s.,(+-])|(?<=[\\d\\s)])(?:${codes})$`, 'i')
const signs = /[₦₵€$£¢\u00a0\u202f\u2009' ]/g
const point = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.\d*)?$/
const comma = /^(?:\d+|\d{1,3}(?:\.\d{3})+)?(?:,\d*)?$/

/** Reads an amount with its sign: thousands separated, brackets or a minus on either side, currency signs, `CR` or `DR`. `null` for anything else. */
export function readMoney(text: string, decimalMark: '.' | ','): Money | null {
  if (text.length === 0 || text.length > 60) return null
  let rest = text.trim()
  const mark = /\s*\b(cr|dr)\.?$/i.exec(rest) ?? /(?<=\d)\s*(cr|dr|c|d)\.?$/i.exec(rest)
  const direction = mark === null ? null : /^c/i.test(mark[1] ?? '') ? 'in' : 'out'
  if (mark) rest = rest.slice(0, mark.index)

  rest = rest.replace(currency, '').replaceAll(signs, '').replaceAll(/[−–]/g, '-')
  const brackets = /^\((.*)\)$/.exec(rest)
  if (brackets) rest = brackets[1] ?? ''
  const isMinus = rest.startsWith('-') || rest.endsWith('-')
  rest = rest.replace(/^[+-]|[+-]$/g, '').replace(currency, '')
  if (!/\d/.test(rest) || !(decimalMark === '.' ? point : comma).test(rest)) return null

  const plain = decimalMark === '.' ? rest.replaceAll(',', '') : rest.replaceAll('.', '').replace(',', '.')
  return { amount: toAmount(plain), isNegative: isMinus || brackets !== null, direction }
}

/** Without zeros in front, and with a digit on both sides of the point. */
function toAmount(plain: string): Amount {
  const [whole = '', fraction = ''] = plain.split('.')
  const number = whole.replace(/^0+(?=\d)/, '') || '0'
  return (fraction === '' ? number : `${number}.${fraction}`) as Amount
}

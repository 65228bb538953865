/** Codes of currencies that can appear beside an amount. */
const codes = new Set(
  'NGN GHS KES UGX TZS RWF XOF XAF ZAR ZMW AOA MZN ETB EGP MAD USD EUR GBP MWK SLE SLL LRD GMD GNF CDF BIF SSP SOS TND DZD NAD BWP MUR LYD CVE MGA LSL SZL SDG DJF ERN KMF MRU MRO SCR ZWG ZWL AED SAR INR CNY'.split(
    ' ',
  ),
)

/** Signs and words of currencies as people, banks and `Intl` write them, with the codes that each can mean; in capitals, without points and blanks. */
const signs: Readonly<Record<string, string>> = {
  '₦': 'NGN',
  N: 'NGN',
  '#': 'NGN',
  'NGN₦': 'NGN',
  'NG₦': 'NGN',
  NAIRA: 'NGN',
  'GH₵': 'GHS',
  'GH¢': 'GHS',
  GHȻ: 'GHS',
  GHC: 'GHS',
  GH: 'GHS',
  '₵': 'GHS',
  '¢': 'GHS',
  CEDI: 'GHS',
  CEDIS: 'GHS',
  KSH: 'KES',
  KSHS: 'KES',
  SH: 'KES UGX TZS SOS',
  SHS: 'KES UGX TZS SOS',
  SHILLINGS: 'KES UGX TZS SOS',
  SHILINGI: 'KES UGX TZS SOS',
  USH: 'UGX',
  USHS: 'UGX',
  TSH: 'TZS',
  TSHS: 'TZS',
  RF: 'RWF',
  FR: 'RWF XOF XAF',
  FRW: 'RWF',
  FCFA: 'XOF XAF',
  CFA: 'XOF XAF',
  CFAF: 'XOF XAF',
  F: 'XOF XAF GNF CDF',
  FRANCS: 'XOF XAF GNF CDF RWF',
  FG: 'GNF',
  FC: 'CDF KMF',
  CF: 'KMF',
  FBU: 'BIF',
  FDJ: 'DJF',
  R: 'ZAR',
  RAND: 'ZAR',
  ZK: 'ZMW',
  KW: 'ZMW',
  KWACHA: 'ZMW MWK',
  MK: 'MWK',
  KZ: 'AOA',
  MT: 'MZN',
  MTN: 'MZN',
  METICAIS: 'MZN',
  BR: 'ETB',
  BIRR: 'ETB',
  'E£': 'EGP',
  '£E': 'EGP',
  LE: 'EGP SLE SLL',
  جم: 'EGP',
  DH: 'MAD AED',
  DHS: 'MAD AED',
  دم: 'MAD',
  دت: 'TND',
  دج: 'DZD',
  دل: 'LYD',
  جس: 'SDG',
  أم: 'MRU',
  P: 'BWP',
  RS: 'MUR SCR INR',
  AR: 'MGA',
  $: 'USD LRD NAD',
  US$: 'USD',
  $US: 'USD',
  US: 'USD',
  L$: 'LRD',
  LR$: 'LRD',
  $LR: 'LRD',
  N$: 'NAD',
  DOLLARS: 'USD LRD NAD',
  '€': 'EUR',
  EUROS: 'EUR',
  '£': 'GBP EGP SSP',
  'UK£': 'GBP',
  '£UK': 'GBP',
  Z$: 'ZWL',
}
/** Letters that are currencies before an amount, and mean thousands and debits behind it. */
const onlyBefore: Readonly<Record<string, string>> = { K: 'ZMW MWK', D: 'GMD' }

/** Finds the codes that a sign, word or code beside an amount can mean; `null` when it is no currency. */
export function findCurrencies(written: string, isBefore: boolean): readonly string[] | null {
  const sign = written.replace(/[\s.:=]/g, '').toUpperCase()
  if (codes.has(sign)) return [sign]
  const found = Object.hasOwn(signs, sign) ? signs[sign] : isBefore ? onlyBefore[sign] : undefined
  if (found !== undefined) return found.split(' ')
  // The sign of an unlisted currency still marks money.
  return /^\p{Sc}$/u.test(sign) ? [] : null
}

import type { createBusiness } from './createBusiness.words.ts'

type Key = keyof typeof createBusiness

/** The words for the values of the API document's examples; a host's own values have labels of their own, or speak for themselves. */
const keys: Readonly<Record<string, Key>> = {
  other: 'createBusiness.choice.other',
  Agriculture: 'createBusiness.choice.agriculture',
  Commerce: 'createBusiness.choice.commerce',
  Education: 'createBusiness.choice.education',
  'Financial Services': 'createBusiness.choice.financialServices',
  Gaming: 'createBusiness.choice.gaming',
  Hospitality: 'createBusiness.choice.hospitality',
  Health: 'createBusiness.choice.health',
  'Leisure & Entertainment': 'createBusiness.choice.leisure',
  Logistics: 'createBusiness.choice.logistics',
  Travel: 'createBusiness.choice.travel',
  Utilities: 'createBusiness.choice.utilities',
  lender: 'createBusiness.choice.lender',
  'market-place': 'createBusiness.choice.marketPlace',
  aggregator: 'createBusiness.choice.aggregator',
  'payment-aggregator': 'createBusiness.choice.paymentAggregator',
  '1-5': 'createBusiness.choice.size1',
  '6-20': 'createBusiness.choice.size6',
  '21-50': 'createBusiness.choice.size21',
  '50+': 'createBusiness.choice.size50',
  '0-2 Years': 'createBusiness.choice.years0',
  '2+ Years': 'createBusiness.choice.years2',
}

/** How a choice reads: the host's label, the kit's words for a known value, else the value itself. */
export function businessChoiceLabel(
  { value, label }: { value: string; label: string | null },
  t: (key: Key) => string,
): string {
  if (label !== null) return label
  return Object.hasOwn(keys, value) && keys[value] ? t(keys[value]) : value
}

import { foldText } from './foldText.ts'
import type { StatementField } from './StatementLayout.ts'

/** Headings in English, French, Portuguese and Swahili, folded; the first that fits counts, so narrower ones come first. */
const patterns: readonly (readonly [StatementField | 'text' | 'count', RegExp])[] = [
  ['count', /^(?:s ?\/? ?n|sn|no|nr|n[ºo°]|#|sr\.? ?no|serial(?: no| number)?|line(?: no)?|row)\.?$/],
  [
    'valueDate',
    /^(?:value|val|effective)[. ]*(?:date|dt)|^date (?:de )?valeur|^data[ -]*valor|^tarehe ya thamani|^initiation time/,
  ],
  [
    'date',
    /\b(?:date|data|tarehe)\b|^(?:completion|transaction|posting) time|^posted(?: on)?$|^(?:trans|txn|tran|post)\.? ?(?:date|dt)|^fecha/,
  ],
  ['balance', /balance(?! confirmed)|\bbal\b|^solde|^saldo|^salio/],
  [
    'direction',
    /^(?:dr ?\/? ?cr|cr ?\/? ?dr|d ?\/? ?c|c ?\/? ?d|debit ?\/ ?credit|credit ?\/ ?debit|indicator|sens|direction|(?:transaction |trans |txn )?type)$/,
  ],
  ['status', /\bstatus\b|^statut|^estado|^hali/],
  ['currency', /^(?:currency|ccy|devise|moeda|sarafu)$/],
  [
    'credit',
    /\b(?:credits?|creditos?|deposits?|lodgements?|paid in|money in|amount in|received|entrees?|entradas?|verse|imeingia|pesa iliyoingia)\b/,
  ],
  [
    'debit',
    /\b(?:debits?|debitos?|withdrawals?|withdrawn|paid out|money out|amount out|sorties?|saidas?|retraits?|imetoka|pesa iliyotoka)\b/,
  ],
  ['amount', /^(?:transaction |txn |trans |net )?(?:amount|amt|montant|valor|montante|kiasi|importe)\b/],
  [
    'reference',
    /\b(?:ref|reference|referencia|receipt(?: no| number)?|cheque(?: no)?|transaction (?:id|no)|txn id|id|kumbukumbu|risiti|recibo|recu)\b/,
  ],
  [
    'counterparty',
    /\b(?:other party|counterparty|payer|payee|sender|from name|customer name|beneficiary|beneficiaire|donneur|ordenante|remetente|mtumaji|mlipaji)\b/,
  ],
  [
    'text',
    /\b(?:narration|narrative|description|descricao|details?|particulars?|remarks?|memo|message|libelle|motif|objet|historico|maelezo|reason type|to message)\b/,
  ],
]

/** What a heading names; `count` is a column that only numbers the lines, `null` what is not known. */
export function readHeading(heading: string): StatementField | 'text' | 'count' | null {
  const folded = foldText(heading.slice(0, 80))
    .replaceAll(/[()_:*.]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .join(' ')
  if (folded === '') return null
  for (const [field, pattern] of patterns) if (pattern.test(folded)) return field
  return null
}

import { foldBlanks } from '../../lib/foldBlanks.ts'
import { readDirection } from './readDirection.ts'
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
  // An M-Pesa till names the invoice in this column.
  ['text', /^a\/ ?c(?: no)?$|^bill ref/],
  [
    'balance',
    /^(?!.*\b(?:before|opening|previous|avant|anterior)\b)(?:.*balance(?! confirmed)|.*\bbal\b|solde|saldo|salio)/,
  ],
  [
    'direction',
    /^(?:dr ?\/? ?cr|cr ?\/? ?dr|d ?\/? ?c|c ?\/? ?d|debit ?\/ ?credit|credit ?\/ ?debit|indicator|sens|direction|(?:transaction |trans |txn )?type)$/,
  ],
  ['status', /\bstatus\b|^statut|^etat|^estado|^situacao|^hali|^matsayi|الحاله|الحالة/],
  ['currency', /^(?:currency|ccy|devise|moeda|sarafu)$/],
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

/** The field that a heading names; `count` is a column that only numbers the lines, `null` an unknown heading. */
export function readHeading(heading: string): StatementField | 'text' | 'count' | null {
  const folded = foldBlanks(heading.slice(0, 80))
    .replaceAll(/[()_:*.]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .join(' ')
  if (folded === '') return null
  for (const [field, pattern] of patterns) {
    // Names of accounts, dates and the like come before directions, and directions before amounts: `Debit amount`.
    if (field === 'amount') {
      const direction = /\b(?:account|acct|card|no|number|by|from)\b/.test(folded)
        ? null
        : readDirection(heading, 'heading')
      if (direction !== null)
        return direction === 'both' ? 'direction' : direction === 'in' ? 'credit' : 'debit'
    }
    if (pattern.test(folded)) return field
  }
  return null
}

import { foldHeading } from './foldHeading.ts'
import { instalmentFields } from './instalmentFields.ts'
import type { TransactionFieldName } from './TransactionImport.ts'

/** The usual headings of columns in English, French, Portuguese and Swahili; folded, without accents and signs. */
const synonyms = {
  firstName:
    'first name|firstname|given name|forename|client first name|customer first name|borrower first name|prenom|prenoms|prenom du client|primeiro nome|nome proprio|jina la kwanza',
  lastName:
    'last name|lastname|surname|family name|client last name|customer last name|borrower last name|nom|nom de famille|nom du client|apelido|sobrenome|ultimo nome|jina la ukoo|jina la mwisho',
  businessName:
    'business name|business|company|company name|merchant|merchant name|client business name|entreprise|nom de l entreprise|raison sociale|societe|empresa|nome da empresa|razao social|biashara|jina la biashara|kampuni|jina la kampuni',
  contactNumber:
    'phone|phone no|phone number|mobile|mobile no|mobile number|mobile phone|tel|tel no|telephone|telephone no|telephone number|contact|contact no|contact number|cell|cellphone|msisdn|gsm|client phone|customer phone|portable|numero de telephone|n de telephone|telefone|telemovel|celular|numero de telefone|contacto|simu|namba ya simu|nambari ya simu|mobile money number',
  idType:
    'id type|type of id|identity type|identification type|client id type|type d identite|type de piece|type de piece d identite|tipo de documento|tipo de identificacao|tipo de id|aina ya kitambulisho',
  idValue:
    'id|id no|id number|id value|identity number|identification number|bvn|bvn no|bvn number|client bvn|customer bvn|bank verification number|rc|rc no|rc number|client id value|numero d identite|numero de piece|numero de documento|numero de identificacao|namba ya kitambulisho|nambari ya kitambulisho',
  reference:
    'reference|ref|ref no|ref number|reference no|reference number|reference id|transaction reference|transaction ref|transaction id|transaction no|trx ref|loan id|loan no|loan number|loan ref|loan reference|invoice|invoice id|invoice no|invoice number|order id|order no|order number|reference de la transaction|reference transaction|reference du pret|numero de pret|id du pret|facture|numero de facture|n de facture|referencia|referencia da transacao|id do emprestimo|numero do emprestimo|fatura|numero da fatura|kumbukumbu|rejea|namba ya kumbukumbu|namba ya mkopo|nambari ya mkopo|ankara|namba ya ankara',
  amountPayable:
    'amount|amount payable|payable|payable amount|amount due|amount to pay|amount owed|total|total amount|total due|total payable|invoice amount|repayment amount|expected amount|value|montant|montant du|montant a payer|montant total|total a payer|montant de la facture|valor|valor a pagar|valor total|montante|montante a pagar|total a pagar|kiasi|kiasi cha kulipa|jumla ya kulipa',
  currency: 'currency|ccy|curr|currency code|devise|monnaie|moeda|sarafu|fedha',
  disbursementDate:
    'disbursement date|disbursed|disbursed on|disbursal date|date disbursed|date of disbursement|date given|loan date|invoice date|issue date|transaction date|start date|value date|date|date de decaissement|date du decaissement|decaissement|date de deblocage|date du pret|date de facture|date de la transaction|date de debut|data de desembolso|data do desembolso|desembolso|data do emprestimo|data da fatura|data de inicio|data|tarehe|tarehe ya kutoa|tarehe ya mkopo|tarehe ya kuanza|tarehe ya ankara',
  expectedPaymentDate:
    'due date|due|due on|date due|payment date|payment due|payment due date|expected payment|expected payment date|expected date|expected payoff date|maturity|maturity date|repayment date|settlement date|end date|echeance|date d echeance|date de paiement|date de remboursement|date prevue de paiement|vencimento|data de vencimento|data do vencimento|data de pagamento|data prevista de pagamento|tarehe ya kulipa|tarehe ya malipo|tarehe ya mwisho|tarehe ya marejesho',
  financier:
    'financier|financer|funder|funded by|financed by|lender|preteur|financeur|finance par|financiador|financiado por|mkopeshaji|mfadhili',
  reason:
    'reason|purpose|category|description|loan purpose|details|motif|objet|raison|categorie|motivo|finalidade|objetivo|categoria|descricao|sababu|lengo|maelezo|aina',
  financedAmount:
    'financed amount|financed|financing|financing amount|financing requested|amount financed|amount requested|loan amount|principal|principal amount|montant finance|montant du financement|montant du pret|financement|capital|valor financiado|montante financiado|valor do financiamento|valor do emprestimo|financiamento|kiasi kilichofadhiliwa|kiasi cha ufadhili|kiasi cha mkopo',
  drawdownId:
    'drawdown|drawdown id|drawdown no|drawdown ref|drawdown reference|tirage|id du tirage|reference du tirage|numero du tirage|utilizacao|id da utilizacao|referencia da utilizacao|mkupuo|namba ya mkupuo',
} satisfies Partial<Record<TransactionFieldName, string>>

const fields = new Map<string, TransactionFieldName>()
for (const [field, names] of Object.entries(synonyms)) {
  // A cast with a reason: the keys of the table are names of fields.
  for (const name of names.split('|')) fields.set(name, field as TransactionFieldName)
}

const instalment =
  /\b(?:instal+ments?|inst|echeances?|tranches?|prestac(?:ao|oes)|parcelas?|awamu|repayment|payment|schedule)\b/
const numbered =
  /^(?:due date|due|amount|start date|start|date|echeance|date d echeance|montant|vencimento|data de vencimento|valor|kiasi|tarehe ya kulipa) (?:no )?\d{1,2}$/
const amounts = /\b(?:amount|amt|montant|montante|valor|value|kiasi|sum)\b/
const starts = /\b(?:start|starts|begin|debut|disbursement|inicio|kuanza|mwanzo)\b/

/** The field that a heading names, or `null`. `Instalment 2 due date` is a field of the second instalment. */
export function findFieldByHeading(heading: string): TransactionFieldName | null {
  // No heading is longer; a cell can hold any text.
  if (heading.length > 80) return null
  const folded = foldHeading(heading)
  if (folded === '') return null
  const known = fields.get(folded)
  if (known !== undefined) return known
  const number = Number(/(?<!\d)([1-9]\d?)(?!\d)/.exec(folded)?.[1] ?? 0)
  const isInstalment = number > 0 && (instalment.test(folded) || numbered.test(folded))
  if (isInstalment && number <= instalmentFields.most) {
    if (amounts.test(folded)) return instalmentFields.name(number, 'Amount')
    return instalmentFields.name(number, starts.test(folded) ? 'StartDate' : 'DueDate')
  }
  // `Amount (NGN)`, `Due date *`: text in brackets or behind a star only describes the same field.
  const bare = foldHeading(
    heading.replace(/[([{].*$/, '').replace(/\b(?:NGN|GHS|KES|UGX|TZS|XOF|XAF|ZAR|USD)\b/g, ''),
  )
  return fields.get(bare) ?? null
}

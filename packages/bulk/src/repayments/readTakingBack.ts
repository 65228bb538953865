import { foldText } from '@onlend/core/internal'
import type { StatementLine } from './StatementLine.ts'

/** A bank's words for money that it moves back, folded. A star stands for letters, a low line for a blank, a hyphen or nothing. */
const strong = toPattern(
  `rvsl revsl rvrsl rvs reversal* reversed reverse reverso reversao reversion revertid* rtn rtd returned bounced charge_back* claw_back* dishono* recall* cancel*
  failed unsuccessful voided storn* annul* extourn* extorn* contre_pass* rejet* reject* impaye* echec echoue* estorn* devol* anulad* anulac* retroces* falhad* recusad*
  *rudishwa imerudi *rejeshwa *batilishwa *ghairiwa imeshindwa imeshindikana *dapada da_pada fagile *weghachiri kagbuo
  معكوس* عكس* مرتجع* مردود* ارتجاع استرجاع إرجاع إلغاء ملغى ملغاة مرفوض* فاشل*`,
)
/** Words for money that is given back, by a bank or by a person. */
const weak = toPattern('return returns refund* unpaid retour restitu* استرداد مسترد*')
/** Words for money given back that also mean the repayment of a loan. */
const repaying = toPattern('rembours* reembols* marejesho urejesho rejesha mayar* padabo weghachi nlaghachi')
/** An abbreviation of a reversal that is also a clergyman's title. */
const title = toPattern('rev')
const word = /[\p{L}\d]{3,}/gu
/** Words of most lines, which name no person. */
const common = new Set(
  `rev trf tfr transfer transfers nip neft rtgs ussd pos atm web app mobile online internet from ref the and for via with pay payment payments paid bank cash
  deposit withdrawal credit debit account acct acc loan repayment instalment installment bill fee fees charge charges invoice inv branch out txn trx
  ltd limited plc nig nigeria ghana kenya enterprise enterprises ventures global services company stores sons
  virement vir versement depot retrait facture compte pour transferencia pix deposito levantamento conta malipo kwa kutoka تحويل من الى حساب ايداع`.split(
    /\s+/,
  ),
)

/**
 * `strong`: the bank says that the line moves money back; `weak`: a person can also write it; `repaying`: a client also writes it for a repayment;
 * `title`: possibly a person's title; `null`: no such word.
 */
export type TakingBackMark = 'strong' | 'weak' | 'repaying' | 'title' | null

export type TakingBack = {
  mark: TakingBackMark
  /** Names and numbers, folded: without the words of the mark and those of most lines. */
  words: ReadonlySet<string>
}

/** Reads from a line's text whether it moves money back, and the names and numbers in it. */
export function readTakingBack({ text, counterparty, reference, takesBack }: StatementLine): TakingBack {
  const folded = foldText([text, counterparty, reference].join(' ').slice(0, 2_000))
  const bare = folded.replaceAll(strong, ' ')
  const isStrong = takesBack === true || bare !== folded
  const given = bare.replaceAll(weak, ' ')
  const named = given.replaceAll(repaying, ' ')
  const words = new Set((named.match(word) ?? []).filter((one) => !common.has(one)))
  if (isStrong) return { mark: 'strong', words }
  if (given !== bare) return { mark: 'weak', words }
  if (named !== given) return { mark: 'repaying', words }
  return { mark: folded.search(title) === -1 ? null : 'title', words }
}

function toPattern(list: string): RegExp {
  const words = list
    .split(/\s+/)
    .map((one) => foldText(one).replaceAll('*', '\\p{L}*').replaceAll('_', '[\\s-]?'))
  return new RegExp(`(?<!\\p{L})(?:و?ال)?(?:${words.join('|')})(?!\\p{L})`, 'gu')
}

import { foldBlanks } from '../../lib/foldBlanks.ts'

/** Words of statuses in English, French, Portuguese, Swahili, Arabic, Hausa, Yoruba and Igbo. */
const booked = toSet(
  `completed complete success successful succeeded successfully posted booked settled processed paid done ok cleared confirmed credited debited approved executed
  final reussi reussie termine terminee effectue effectuee comptabilise comptabilisee execute executee valide validee regle reglee concluido concluida completado
  completa completo efetuado efetuada sucesso processado processada liquidado liquidada confirmado confirmada realizada realizado pago imekamilika
  imefanikiwa imethibitishwa مكتمل مكتملة ناجح ناجحة تم تمت مقيد مؤكد kammala nasara aseyori pari emechara mezuru`,
)
const fillers = toSet('the and transaction payment is was with avec com an ya ti o')
/** Beginnings of words. */
const notBooked =
  toList(`fail, declin, cancel, expir, reject, revers, pend, processing, in process, in progress, hold, on hold, held, refund, queu, schedul, void, return,
  disput, block, incomplet, uncomplet, unsuccess, unsettl, unclear, unpost, unpaid, unbook, unconfirm, unprocess, not, non, await, initiat, submit, draft, rvsl,
  charge back, chargeback, suspend, abort, denied, timed out, timeout, error, authori,
  echou, echec, annul, en attente, en cours, rejet, rembours, refus, extourn, contrepass, impaye,
  falh, em processamento, em curso, em espera, estorn, devolvid, reembols, rejeitad, recusad, anulad, revertid, agendad, nao,
  imeshindwa, imeshindikana, imeghairiwa, imefutwa, inasubiri, inashughulikiwa, inaendelea, imerudishwa, imekataliwa, haija,
  معلق, قيد, فشل, فاشل, ملغ, معكوس, مرفوض, مرتجع, مسترد, غير, انتظار, kasa, soke, jira, mayar, kuna, fagile, duro, dapada, dara, kagbu, eche, weghachi`)

/** Reads the status of a line: only known words mean booked; `unclear` for an unknown word. */
export function readStatus(text: string): 'booked' | 'not_booked' | 'unclear_status' {
  const folded = foldBlanks(text.slice(0, 80))
  const all = folded.split(/[^\p{L}]+/u).filter((word) => word !== '')
  const joined = ` ${all.join(' ')}`
  if (notBooked.some((start) => joined.includes(` ${start}`))) return 'not_booked'
  const words = all.filter((word) => !fillers.has(word))
  return words.length > 0 && words.every((word) => booked.has(word)) ? 'booked' : 'unclear_status'
}

function toSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).map(foldBlanks))
}

function toList(list: string): readonly string[] {
  return list.split(',').map(foldBlanks)
}

import { findCurrencies } from '@onlend/core/internal'
import { foldBlanks } from '../../lib/foldBlanks.ts'

/** Words that mean a direction in any place, also with an ending of plural or gender. English, French, Portuguese, Swahili, Arabic, Hausa, Yoruba, Igbo. */
const long = {
  in: `credit credited credito credite crediter inflow incoming inward deposit deposited deposito depositado depot received recu recebido
    recebimento recette receita encaissement entree entrada verse versement lodgement lodgment income imeingia ingia iliyoingia zilizoingia mapato amana
    دائن الدائن إيداع الإيداع وارد الوارد داخل shiga shigowa ajiya wole owowole mbata batara nkwunye`,
  out: `debit debited debito debite debiter outflow outgoing outward withdrawal withdrawn withdraw wdl retrait retire saque levantamento sortie
    saida depense despesa decaissement prelevement spent expense expenditure disbursement imetoka iliyotoka zilizotoka matumizi utoaji
    مدين المدين سحب السحب صادر الصادر خارج منصرف fita fitarwa cirewa kashewa jade inawo mpuputa opupu mwepu mmefu`,
}
/** Words and signs that mean a direction only beside other such words and fillers. */
const short = {
  in: 'c cr crd in + له',
  out: 'd dr db dbt out wd w/d - عليه',
}
/** Words that mean a direction in a cell, but not in a heading. */
const ofCells = { in: '', out: 'fee charge levy' }
/** Words that mean a direction in a heading, but not in a cell. */
const ofHeadings = {
  in: 'receipts encaissements',
  out: 'payments paiements pagamentos malipo',
}
const fillers = new Set(
  fold(
    'amount amt montant valor kiasi total value money cash paid pay transfer transaction trans txn the la le el type fonds pesa ego owo kudi المبلغ مبلغ',
  ),
)

type Words = Readonly<Record<'in' | 'out', string>>

function fold(list: string): string[] {
  return list.split(/\s+/).flatMap((word) => (word === '' ? [] : [foldBlanks(word)]))
}

function toMap(...lists: readonly Words[]): ReadonlyMap<string, 'in' | 'out'> {
  const map = new Map<string, 'in' | 'out'>()
  for (const list of lists)
    for (const direction of ['in', 'out'] as const)
      for (const word of fold(list[direction])) map.set(word, direction)
  return map
}

const longWords = toMap(long)
const shortWords = toMap(short)
const cellWords = toMap(ofCells)
const headingWords = toMap(ofHeadings)
/**
 * Reads the direction in a cell or a heading, for finding columns and for reading lines alike; `both` where the text names the two, `null` where it
 * names neither.
 */
export function readDirection(text: string, place: 'cell' | 'heading'): 'in' | 'out' | 'both' | null {
  const folded = foldBlanks(text.slice(0, 80)).replaceAll('−', '-')
  const said = new Set<'in' | 'out'>()
  const own = place === 'cell' ? cellWords : headingWords
  const words = folded === '-' || folded === '+' ? [folded] : splitWords(folded)
  const isBare = words.every(
    (word) =>
      shortWords.has(word) ||
      findLong(word, own) !== null ||
      fillers.has(word) ||
      findCurrencies(word, true) !== null,
  )
  for (const word of words) {
    const direction = findLong(word, own) ?? (isBare ? shortWords.get(word) : undefined)
    if (direction) said.add(direction)
  }
  const [only] = said
  return said.size === 2 ? 'both' : (only ?? null)
}

function splitWords(folded: string): string[] {
  const whole = folded.replace(/[.:]+$/, '')
  if (shortWords.has(whole)) return [whole]
  return folded.split(/[\s()[\]_:*.,;/|-]+/).filter((word) => word !== '')
}

/** Finds the direction of a word as written, or without the ending of its plural or gender. */
function findLong(word: string, own: ReadonlyMap<string, 'in' | 'out'>): 'in' | 'out' | null {
  for (const stem of [
    word,
    word.replace(/s$/, ''),
    word.replace(/(?:es|as|os)$/, ''),
    word.replace(/a$/, 'o'),
    word.replace(/(?:as|es)$/, 'o'),
  ]) {
    const found = own.get(stem) ?? longWords.get(stem)
    if (found) return found
  }
  return null
}

type MessySheetOptions = {
  /** @default 10 000 */
  rows?: number
}

/** Invented: no person in the file exists. Letters beyond ASCII, so that the wrong encoding shows. */
const firstNames = ['Zoé', 'Amaïa', 'Kofé', 'Teniçe', 'Olumé', 'Sadé', 'Näya', 'Ibô', 'Mirèle', 'Tumélo']
const lastNames = [
  'Exemplar',
  'Sampleton',
  'Prototýpe',
  'Probando',
  'Musterson',
  'Éxample',
  'Fictif',
  'Voorbeeld',
]
const shops = ['Étoile Probe Stores', 'Sample Traders', 'Café Muster', 'Demo & Frères', 'Example Agro']
const reasons = ['Inventory', 'Stock', 'Équipement', 'Working capital']

const headings = [
  ...[
    'First name',
    'Surname',
    'Business name',
    'Phone no.',
    'ID type',
    'ID number',
    'Loan ref',
    'Amount payable',
  ],
  ...['Date given', 'Due date', 'Financed by', 'Purpose', 'Amount financed'],
  ...['Instalment 1 start', 'Instalment 1 due', 'Instalment 1 amount'],
  ...['Instalment 2 start', 'Instalment 2 due', 'Instalment 2 amount'],
]

/**
 * A file of transactions with what files have on them in the market: a letterhead, semicolons, Windows-1252, days in several forms, zeros that a
 * spreadsheet dropped, numbers that it shortened, references twice, a row of totals. The same at every call.
 */
export function messySheet({ rows = 10_000 }: MessySheetOptions = {}): File {
  let cents = 0
  const body = Array.from({ length: rows }, (_, at) => {
    const amount = 1_500_000 + ((at * 7_919) % 48_000_000)
    cents += amount
    return toRow(at, amount).join(';')
  })
  const lines = [
    'Société Exemplar Distribution;;;',
    'Transactions à enregistrer, Q2;;;',
    '',
    headings.join(';'),
    ...body,
    `TOTAL;;;;;;;${toText(cents, 0)}`,
  ]
  return new File([toWindows1252(`${lines.join('\r\n')}\r\n`)], 'transactions-Q2.csv', { type: 'text/csv' })
}

function toRow(at: number, cents: number): string[] {
  const isBusiness = at % 6 === 5
  const isFinanced = at % 5 === 0
  const half = Math.floor(cents / 4)
  const pick = <Item>(list: readonly Item[], by = 1) => list[(at * by) % list.length] as Item // a list is not empty
  const phone = `0803${String(1_000_000 + at * 13).slice(-7)}`
  const bvn = String(22_100_000_000 + at * 17)
  return [
    isBusiness ? '' : pick(firstNames, 3),
    isBusiness ? '' : pick(lastNames, 7),
    isBusiness ? `${pick(shops)} ${at}` : '',
    // A spreadsheet takes it for a number.
    at % 41 === 7 ? phone.slice(1) : at % 613 === 11 ? 'ask shop' : phone,
    isBusiness ? 'RC' : 'BVN',
    isBusiness ? `RC${100_000 + at}` : at % 97 === 3 ? '2.2E+10' : bvn,
    // The row above was copied.
    `LN-${String(at % 199 === 198 ? at : at + 1).padStart(6, '0')}`,
    at % 401 === 17 ? 'n/a' : toText(cents, at),
    toDay(at % 28, 5, at),
    at % 307 === 23 ? '31/06/2026' : toDay(at % 27, 8, at + 2),
    'others',
    at % 503 === 31 ? '' : pick(reasons),
    ...(isFinanced
      ? [
          toText(half * 2, 1),
          ...[toDay(at % 28, 5, 1), toDay(at % 27, 6, 1), toText(half, 1)],
          ...[
            toDay(at % 27, 6, 1),
            toDay(at % 27, 8, 1),
            at % 445 === 0 ? toText(half + 5_000, 1) : toText(half, 1),
          ],
        ]
      : Array.from({ length: 7 }, () => '')),
  ]
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day of 2026 as one of several people writes it. */
function toDay(day: number, month: number, style: number): string {
  const [dd, mm] = [String(day + 1).padStart(2, '0'), String(month).padStart(2, '0')]
  if (style % 7 === 3) return `2026-${mm}-${dd}`
  if (style % 11 === 5) return `${day + 1} ${months[month - 1]} 2026`
  if (style % 13 === 6) return `${dd}.${mm}.2026`
  return `${dd}/${mm}/2026`
}

function toText(cents: number, style: number): string {
  const [whole, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')]
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
  if (style % 3 === 1) return `${whole}.${rest}`
  return style % 17 === 2 ? `NGN ${grouped}.${rest}` : `${grouped}.${rest}`
}

/** Every letter of it is at the same place in Unicode. */
function toWindows1252(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}

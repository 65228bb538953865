import { type PickedFile, pickedFile } from '../documents/pickedFile.ts'

/** A document of the assessment: where a person finds it, and its files by the names under which the service gets them. */
export type PickedDocument = { part: string; label: string; slot: string; files: Record<string, PickedFile> }

type Plan = readonly [part: string, label: string, slot: string, names: Readonly<Record<string, string>>]

const company = 'Company documents'
const finances = 'Accounts and statements'
const agreement = 'Agreement'
const account = 'Bank account papers'
const one = (slot: string, ending = 'pdf'): Plan[3] => ({ [slot]: `${slot}.${ending}` })

/** Every document that the service wants (Partner API, Endpoint 11), in the order of the form. */
function getPlan(years: readonly [string, string]): readonly Plan[] {
  const [newer, older] = years
  const holding = 'holdco_incorporation_documents'
  const report = 'management_financial_report'
  return [
    [
      company,
      'Parent company’s certificate of incorporation',
      holding,
      { [`${holding}_1`]: 'certificate.pdf', [`${holding}_2`]: 'certificate-2.jpg' },
    ],
    [
      company,
      'Your company’s certificate of incorporation',
      'opco_incorporation_documents',
      one('opco_incorporation_documents', 'png'),
    ],
    [company, 'Memorandum and registration documents', 'memorandum', one('memorandum')],
    [company, 'Management profile', 'management_profile', one('management_profile', 'docx')],
    [company, 'Shareholders', 'shareholders_details', one('shareholders_details')],
    [company, 'Directors', 'directors_details', one('directors_details')],
    [company, 'Business summary', 'business_summary', one('business_summary', 'docx')],
    [
      finances,
      'Bank statements',
      'bank_statements',
      Object.fromEntries([1, 2, 3].map((at) => [`bank_statements_${at}`, `statement-${at}.pdf`])),
    ],
    [finances, 'Audited financial statements', 'audited_financial_reports', one('audited_financial_reports')],
    [
      finances,
      `Management accounts ${newer}`,
      `${report}_${newer}`,
      { [`${report}_${newer}_1`]: 'accounts-1.pdf', [`${report}_${newer}_2`]: 'accounts-2.pdf' },
    ],
    [finances, `Management accounts ${older}`, `${report}_${older}`, one(`${report}_${older}`)],
    [finances, 'Loan book', 'loan_book', one('loan_book', 'csv')],
    [agreement, 'Signed offer letter', 'side_letter', one('side_letter')],
    [agreement, 'Board resolution', 'board_resolution', one('board_resolution')],
    [account, 'Means of identification', 'means_of_identification', one('means_of_identification', 'jpg')],
    [account, 'Signature mandate', 'signature_mandate', one('signature_mandate')],
    [account, 'Utility bill', 'utility_bill', one('utility_bill', 'png')],
    [account, 'Passport photograph', 'passport_photograph', one('passport_photograph', 'jpg')],
    [account, 'Account opening forms', 'bank_forms', one('bank_forms')],
  ]
}

type PickOptions = {
  /** Bytes of each file. */
  size: number
  /** Bytes of some, by their names. */
  sizes?: Readonly<Record<string, number>>
  years: readonly [string, string]
}

/** Writes every document of an assessment to a folder. */
export async function pickDocuments(
  folder: string,
  { size, sizes = {}, years }: PickOptions,
): Promise<PickedDocument[]> {
  const documents: PickedDocument[] = []
  for (const [part, label, slot, names] of getPlan(years)) {
    const files: Record<string, PickedFile> = {}
    for (const [field, name] of Object.entries(names))
      files[field] = await pickedFile(folder, name, sizes[name] ?? size)
    documents.push({ part, label, slot, files })
  }
  return documents
}

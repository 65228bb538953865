import { type PickedFile, pickedFile } from './pickedFile.ts'

/** A document of the assessment: where a person finds it, and its files by the names under which the service gets them. */
export type PickedDocument = { part: string; label: string; files: Record<string, PickedFile> }

/** Every document that the service wants (Partner API, Endpoint 11) by part and label, in the order of the form, and the fields of its files. */
function getPlan([newer, older]: readonly [string, string]): Record<string, Record<string, string[]>> {
  const holding = 'holdco_incorporation_documents'
  const report = 'management_financial_report'
  return {
    'Company documents': {
      'Parent company’s certificate of incorporation': [`${holding}_1`, `${holding}_2`],
      'Your company’s certificate of incorporation': ['opco_incorporation_documents'],
      'Memorandum and registration documents': ['memorandum'],
      'Management profile': ['management_profile'],
      Shareholders: ['shareholders_details'],
      Directors: ['directors_details'],
      'Business summary': ['business_summary'],
    },
    'Accounts and statements': {
      'Bank statements': [1, 2, 3].map((at) => `bank_statements_${at}`),
      'Audited financial statements': ['audited_financial_reports'],
      [`Management accounts ${newer}`]: [`${report}_${newer}_1`, `${report}_${newer}_2`],
      [`Management accounts ${older}`]: [`${report}_${older}`],
      'Loan book': ['loan_book'],
    },
    Agreement: { 'Signed offer letter': ['side_letter'], 'Board resolution': ['board_resolution'] },
    'Bank account documents': {
      'Means of identification': ['means_of_identification'],
      'Signature mandate': ['signature_mandate'],
      'Utility bill': ['utility_bill'],
      'Passport photograph': ['passport_photograph'],
      'Account opening forms': ['bank_forms'],
    },
  }
}

/** Writes every document of an assessment to a folder, each file of so many bytes but for some by their fields. */
export async function pickDocuments(
  folder: string,
  size: number,
  sizes: Readonly<Record<string, number>>,
): Promise<PickedDocument[]> {
  const documents: PickedDocument[] = []
  // The years that the form asks for by itself.
  const now = new Date().getFullYear()
  for (const [part, labels] of Object.entries(getPlan([String(now - 1), String(now - 2)])))
    for (const [label, fields] of Object.entries(labels)) {
      const files: Record<string, PickedFile> = {}
      for (const field of fields)
        files[field] = await pickedFile(folder, `${field}.pdf`, sizes[field] ?? size)
      documents.push({ part, label, files })
    }
  return documents
}

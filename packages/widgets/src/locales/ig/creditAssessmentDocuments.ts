import type { creditAssessmentDocuments as english } from '../../copy/en/creditAssessmentDocuments.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentDocuments: Translation<typeof english> = {
  'creditAssessment.document.holdco_incorporation_documents':
    'Asambodo ndebanye aha nke ụlọ ọrụ nne (Certificate of incorporation)',
  'creditAssessment.document.holdco_incorporation_documents.hint': 'Asambodo nke ụlọ ọrụ nwe nke gị.',
  'creditAssessment.document.opco_incorporation_documents':
    'Asambodo ndebanye aha nke ụlọ ọrụ gị (Certificate of incorporation)',
  'creditAssessment.document.opco_incorporation_documents.hint':
    'Asambodo nke ụlọ ọrụ na-azụ ahịa ahụ n’onwe ya.',
  'creditAssessment.document.memorandum': 'Akwụkwọ iwu ụlọ ọrụ na akwụkwọ ndebanye aha (Memorandum)',
  'creditAssessment.document.memorandum.hint': 'Akwụkwọ mbụ e ji debanye aha ụlọ ọrụ gị.',
  'creditAssessment.document.bank_statements': 'Akwụkwọ ndekọ akaụntụ ụlọ akụ (Bank statements)',
  'creditAssessment.document.bank_statements.hint':
    'Opekata mpe nke ọnwa 6 gara aga, nke akaụntụ niile. Otu faịlụ maka akaụntụ ma ọ bụ ọnwa ọ bụla dị mma.',
  'creditAssessment.document.management_profile': 'Nkọwa ndị nchịkwa (Management profile)',
  'creditAssessment.document.management_profile.hint': 'Akụkọ ụlọ ọrụ ahụ, ihe ọ na-enye, na ndị na-achị ya.',
  'creditAssessment.document.audited_financial_reports':
    'Akwụkwọ ego onye nnyocha ego nyochara (Audited financial statements)',
  'creditAssessment.document.audited_financial_reports.hint':
    'Akwụkwọ ego onye nnyocha ego gị (auditor) bịanyere aka na ya.',
  'creditAssessment.document.shareholders_details': 'Ndị nwe òkè (Shareholders)',
  'creditAssessment.document.shareholders_details.hint':
    'Fọm nke ụlọ ọrụ ndebanye aha (CAC) nwere aha ndị nwe ụlọ ọrụ na ole onye ọ bụla nwe.',
  'creditAssessment.document.directors_details': 'Ndị isi nduzi (Directors)',
  'creditAssessment.document.directors_details.hint':
    'Fọm nke ụlọ ọrụ ndebanye aha (CAC) nwere nkọwa ndị isi nduzi.',
  'creditAssessment.document.business_summary': 'Nchịkọta banyere ụlọ ọrụ (Business summary)',
  'creditAssessment.document.business_summary.hint':
    'Nkọwa mkpirikpi banyere ụlọ ọrụ ahụ. Peeji ole na ole zuru.',
  'creditAssessment.document.management_financial_report':
    'Ndekọ ego nke ụlọ ọrụ n’onwe ya {year} (Management accounts)',
  'creditAssessment.document.management_financial_report.hint':
    'Ndekọ ego nke gị maka {year}, otú ndị nchịkwa si edebe ya.',
  'creditAssessment.document.loan_book': 'Akwụkwọ ndekọ mgbazinye (Loan book)',
  'creditAssessment.document.loan_book.hint':
    'Ndekọ azụmahịa gị niile n’ime opekata mpe ọnwa 6. Faịlụ spreadsheet kacha mma.',
  'creditAssessment.document.side_letter': 'Akwụkwọ ozi mgbazinye a bịanyere aka (Offer letter)',
  'creditAssessment.document.side_letter.hint':
    'Akwụkwọ ozi onye na-agbazinye ego ji kwuo usoro nke ego ahụ, nke akụkụ abụọ bịanyere aka na ya.',
  'creditAssessment.document.board_resolution': 'Mkpebi kọmitii nduzi (Board resolution)',
  'creditAssessment.document.board_resolution.hint': 'Mkpebi kọmitii nduzi bịanyere aka na ya ịnara ego ahụ.',
  'creditAssessment.document.means_of_identification': 'Akwụkwọ njirimara (Means of identification)',
  'creditAssessment.document.means_of_identification.hint':
    'Ikike ịkwọ ụgbọala ma ọ bụ paspọtụ nke onye na-abịanye aka maka akaụntụ ahụ.',
  'creditAssessment.document.signature_mandate': 'Akwụkwọ ikike ịbịanye aka (Signature mandate)',
  'creditAssessment.document.signature_mandate.hint':
    'Fọm na-ekwu onye nwere ike ịbịanye aka maka akaụntụ ahụ.',
  'creditAssessment.document.utility_bill': 'Akwụkwọ ụgwọ ọkụ ma ọ bụ mmiri (Utility bill)',
  'creditAssessment.document.utility_bill.hint': 'Akwụkwọ ụgwọ nke oge na-adịbeghị anya na-egosi adreesị.',
  'creditAssessment.document.passport_photograph': 'Foto paspọtụ (Passport photograph)',
  'creditAssessment.document.passport_photograph.hint': 'Foto ihu, dị ka nke paspọtụ.',
  'creditAssessment.document.bank_forms': 'Fọm imepe akaụntụ (Account opening forms)',
  'creditAssessment.document.bank_forms.hint': 'Fọm ụlọ akụ, nke e mejupụtara ma bịanye aka.',
}

export const creditAssessmentDocuments = {
  'creditAssessment.document.holdco_incorporation_documents': 'Parent company’s certificate of incorporation',
  'creditAssessment.document.holdco_incorporation_documents.hint':
    'The certificate of the company that owns yours.',
  'creditAssessment.document.opco_incorporation_documents': 'Your company’s certificate of incorporation',
  'creditAssessment.document.opco_incorporation_documents.hint':
    'The certificate of the company that does the business.',
  'creditAssessment.document.memorandum': 'Memorandum and registration documents',
  'creditAssessment.document.memorandum.hint':
    'The original documents that your company was registered with.',
  'creditAssessment.document.bank_statements': 'Bank statements',
  'creditAssessment.document.bank_statements.hint':
    'At least the last 6 months, of every account. One file for each account or month is fine.',
  'creditAssessment.document.management_profile': 'Management profile',
  'creditAssessment.document.management_profile.hint':
    'The company’s history, what it offers, and the people who run it.',
  'creditAssessment.document.audited_financial_reports': 'Audited financial statements',
  'creditAssessment.document.audited_financial_reports.hint': 'The statements that your auditor has signed.',
  'creditAssessment.document.shareholders_details': 'Shareholders',
  'creditAssessment.document.shareholders_details.hint':
    'The registry’s form with the names of the owners and how much each of them owns.',
  'creditAssessment.document.directors_details': 'Directors',
  'creditAssessment.document.directors_details.hint':
    'The registry’s form with the details of the directors.',
  'creditAssessment.document.business_summary': 'Business summary',
  'creditAssessment.document.business_summary.hint': 'An overview of the business. A few pages are enough.',
  'creditAssessment.document.management_financial_report': 'Management accounts {year}',
  'creditAssessment.document.management_financial_report.hint':
    'Your own accounts for {year}, as the management keeps them.',
  'creditAssessment.document.loan_book': 'Loan book',
  'creditAssessment.document.loan_book.hint':
    'A record of all your transactions over at least 6 months. A spreadsheet is best.',
  'creditAssessment.document.side_letter': 'Signed offer letter',
  'creditAssessment.document.side_letter.hint':
    'The lender’s offer letter with the terms of the funding, signed by both sides.',
  'creditAssessment.document.board_resolution': 'Board resolution',
  'creditAssessment.document.board_resolution.hint': 'The board’s signed decision to take the funding.',
  'creditAssessment.document.means_of_identification': 'Means of identification',
  'creditAssessment.document.means_of_identification.hint':
    'A driving licence or passport of the person who signs for the account.',
  'creditAssessment.document.signature_mandate': 'Signature mandate',
  'creditAssessment.document.signature_mandate.hint': 'The form that says who may sign for the account.',
  'creditAssessment.document.utility_bill': 'Utility bill',
  'creditAssessment.document.utility_bill.hint': 'A recent bill that shows the address.',
  'creditAssessment.document.passport_photograph': 'Passport photograph',
  'creditAssessment.document.passport_photograph.hint': 'A photo of the face, as for a passport.',
  'creditAssessment.document.bank_forms': 'Account opening forms',
  'creditAssessment.document.bank_forms.hint': 'The bank’s forms, filled in and signed.',
} as const

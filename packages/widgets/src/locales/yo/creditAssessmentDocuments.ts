import type { creditAssessmentDocuments as english } from '../../copy/en/creditAssessmentDocuments.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentDocuments: Translation<typeof english> = {
  'creditAssessment.document.holdco_incorporation_documents':
    'Ìwé ẹ̀rí ìforúkọsílẹ̀ iléeṣẹ́ òbí (Certificate of incorporation)',
  'creditAssessment.document.holdco_incorporation_documents.hint': 'Ìwé ẹ̀rí iléeṣẹ́ tó ni iléeṣẹ́ yín.',
  'creditAssessment.document.opco_incorporation_documents':
    'Ìwé ẹ̀rí ìforúkọsílẹ̀ iléeṣẹ́ yín (Certificate of incorporation)',
  'creditAssessment.document.opco_incorporation_documents.hint': 'Ìwé ẹ̀rí iléeṣẹ́ tó ń ṣe òwò náà gan-an.',
  'creditAssessment.document.memorandum': 'Ìwé òfin iléeṣẹ́ àti ìwé ìforúkọsílẹ̀ (Memorandum)',
  'creditAssessment.document.memorandum.hint': 'Àwọn ojúlówó ìwé tí ẹ fi forúkọ iléeṣẹ́ yín sílẹ̀.',
  'creditAssessment.document.bank_statements': 'Ìwé àlàyé àkáǹtì báńkì (Bank statements)',
  'creditAssessment.document.bank_statements.hint':
    'Ó kéré tán ti oṣù 6 tó kọjá, fún gbogbo àkáǹtì. Fáìlì kan fún àkáǹtì tàbí oṣù kọ̀ọ̀kan dára.',
  'creditAssessment.document.management_profile': 'Àlàyé nípa àwọn olùdarí (Management profile)',
  'creditAssessment.document.management_profile.hint':
    'Ìtàn iléeṣẹ́ náà, ohun tó ń pèsè, àti àwọn tó ń darí rẹ̀.',
  'creditAssessment.document.audited_financial_reports':
    'Ìṣirò owó tí aṣàyẹ̀wò owó ti yẹ̀ wò (Audited financial statements)',
  'creditAssessment.document.audited_financial_reports.hint':
    'Ìṣirò owó tí aṣàyẹ̀wò owó yín (auditor) ti buwọ́ lù.',
  'creditAssessment.document.shareholders_details': 'Àwọn onípìn-ín (Shareholders)',
  'creditAssessment.document.shareholders_details.hint':
    'Fọ́ọ̀mù àjọ ìforúkọsílẹ̀ iléeṣẹ́ (CAC) tó ní orúkọ àwọn tó ni iléeṣẹ́ àti iye tí ọ̀kọ̀ọ̀kan ní.',
  'creditAssessment.document.directors_details': 'Àwọn olùdarí àgbà (Directors)',
  'creditAssessment.document.directors_details.hint':
    'Fọ́ọ̀mù àjọ ìforúkọsílẹ̀ iléeṣẹ́ (CAC) tó ní àlàyé nípa àwọn olùdarí àgbà.',
  'creditAssessment.document.business_summary': 'Àkópọ̀ nípa òwò (Business summary)',
  'creditAssessment.document.business_summary.hint': 'Àlàyé ṣókí nípa òwò náà. Ojú-ewé díẹ̀ ti tó.',
  'creditAssessment.document.management_financial_report': 'Ìṣirò owó abẹ́lé ti {year} (Management accounts)',
  'creditAssessment.document.management_financial_report.hint':
    'Ìṣirò owó tiyín fún {year}, bí àwọn olùdarí ṣe ń kọ ọ́.',
  'creditAssessment.document.loan_book': 'Ìwé àkọsílẹ̀ ẹ̀yáwó (Loan book)',
  'creditAssessment.document.loan_book.hint':
    'Àkọsílẹ̀ gbogbo ìdúnàádúrà yín fún ó kéré tán oṣù 6. Fáìlì spreadsheet ló dára jù.',
  'creditAssessment.document.side_letter': 'Lẹ́tà ìfilọni tí a ti buwọ́ lù (Offer letter)',
  'creditAssessment.document.side_letter.hint':
    'Lẹ́tà ìfilọni ayánilówó tó ní àdéhùn owó náà, tí ẹ̀gbẹ́ méjèèjì ti buwọ́ lù.',
  'creditAssessment.document.board_resolution': 'Ìpinnu ìgbìmọ̀ olùdarí (Board resolution)',
  'creditAssessment.document.board_resolution.hint': 'Ìpinnu tí ìgbìmọ̀ olùdarí buwọ́ lù láti gba owó náà.',
  'creditAssessment.document.means_of_identification': 'Ìwé ìdánimọ̀ (Means of identification)',
  'creditAssessment.document.means_of_identification.hint':
    'Ìwé àṣẹ ìwakọ̀ tàbí ìwé ìrìnnà ẹni tó ń buwọ́ lùwé fún àkáǹtì náà.',
  'creditAssessment.document.signature_mandate': 'Ìwé àṣẹ ìbuwọ́lù (Signature mandate)',
  'creditAssessment.document.signature_mandate.hint': 'Fọ́ọ̀mù tó sọ ẹni tó lè buwọ́ lùwé fún àkáǹtì náà.',
  'creditAssessment.document.utility_bill': 'Ìwé owó iná tàbí omi (Utility bill)',
  'creditAssessment.document.utility_bill.hint': 'Ìwé owó àìpẹ́ yìí tó fi àdírẹ́sì hàn.',
  'creditAssessment.document.passport_photograph': 'Àwòrán pásípọ́ọ̀tù (Passport photograph)',
  'creditAssessment.document.passport_photograph.hint': 'Àwòrán ojú, bíi ti ìwé ìrìnnà.',
  'creditAssessment.document.bank_forms': 'Fọ́ọ̀mù ìṣí-àkáǹtì (Account opening forms)',
  'creditAssessment.document.bank_forms.hint': 'Àwọn fọ́ọ̀mù báńkì, tí a ti kọ ọ̀rọ̀ sí tí a sì ti buwọ́ lù.',
}

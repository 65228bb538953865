import type { creditAssessmentDocuments as english } from '../../copy/en/creditAssessmentDocuments.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentDocuments: Translation<typeof english> = {
  'creditAssessment.document.holdco_incorporation_documents':
    'Cheti cha usajili wa kampuni mama (Certificate of incorporation)',
  'creditAssessment.document.holdco_incorporation_documents.hint':
    'Cheti cha kampuni inayomiliki kampuni yako.',
  'creditAssessment.document.opco_incorporation_documents':
    'Cheti cha usajili wa kampuni yako (Certificate of incorporation)',
  'creditAssessment.document.opco_incorporation_documents.hint': 'Cheti cha kampuni inayofanya biashara.',
  'creditAssessment.document.memorandum': 'Katiba ya kampuni na hati za usajili (Memorandum)',
  'creditAssessment.document.memorandum.hint': 'Hati halisi ambazo kampuni yako ilisajiliwa nazo.',
  'creditAssessment.document.bank_statements': 'Taarifa za akaunti ya benki (Bank statements)',
  'creditAssessment.document.bank_statements.hint':
    'Angalau za miezi 6 iliyopita, za kila akaunti. Faili moja kwa kila akaunti au mwezi inafaa.',
  'creditAssessment.document.management_profile': 'Wasifu wa uongozi (Management profile)',
  'creditAssessment.document.management_profile.hint':
    'Historia ya kampuni, inachotoa, na watu wanaoiendesha.',
  'creditAssessment.document.audited_financial_reports':
    'Taarifa za fedha zilizokaguliwa (Audited financial statements)',
  'creditAssessment.document.audited_financial_reports.hint':
    'Taarifa ambazo mkaguzi wako wa hesabu amezisaini.',
  'creditAssessment.document.shareholders_details': 'Wanahisa (Shareholders)',
  'creditAssessment.document.shareholders_details.hint':
    'Fomu ya msajili wa kampuni yenye majina ya wamiliki na kiasi ambacho kila mmoja anamiliki.',
  'creditAssessment.document.directors_details': 'Wakurugenzi (Directors)',
  'creditAssessment.document.directors_details.hint':
    'Fomu ya msajili wa kampuni yenye maelezo ya wakurugenzi.',
  'creditAssessment.document.business_summary': 'Muhtasari wa biashara (Business summary)',
  'creditAssessment.document.business_summary.hint': 'Maelezo ya jumla ya biashara. Kurasa chache zinatosha.',
  'creditAssessment.document.management_financial_report': 'Hesabu za ndani za {year} (Management accounts)',
  'creditAssessment.document.management_financial_report.hint':
    'Hesabu zako mwenyewe za {year}, kama uongozi unavyoziweka.',
  'creditAssessment.document.loan_book': 'Orodha ya mikopo (Loan book)',
  'creditAssessment.document.loan_book.hint':
    'Rekodi ya miamala yako yote kwa angalau miezi 6. Faili ya lahajedwali (spreadsheet) inafaa zaidi.',
  'creditAssessment.document.side_letter': 'Barua ya ofa iliyosainiwa (Offer letter)',
  'creditAssessment.document.side_letter.hint':
    'Barua ya ofa ya mkopeshaji yenye masharti ya ufadhili, iliyosainiwa na pande zote mbili.',
  'creditAssessment.document.board_resolution': 'Azimio la bodi (Board resolution)',
  'creditAssessment.document.board_resolution.hint': 'Uamuzi wa bodi wa kuchukua ufadhili, uliosainiwa.',
  'creditAssessment.document.means_of_identification': 'Kitambulisho (Means of identification)',
  'creditAssessment.document.means_of_identification.hint':
    'Leseni ya udereva au pasipoti ya mtu anayesaini kwa niaba ya akaunti.',
  'creditAssessment.document.signature_mandate': 'Idhini ya kusaini (Signature mandate)',
  'creditAssessment.document.signature_mandate.hint':
    'Fomu inayosema nani anaweza kusaini kwa niaba ya akaunti.',
  'creditAssessment.document.utility_bill': 'Bili ya maji au umeme (Utility bill)',
  'creditAssessment.document.utility_bill.hint': 'Bili ya karibuni inayoonyesha anwani.',
  'creditAssessment.document.passport_photograph': 'Picha ya pasipoti (Passport photograph)',
  'creditAssessment.document.passport_photograph.hint': 'Picha ya uso, kama ya pasipoti.',
  'creditAssessment.document.bank_forms': 'Fomu za kufungua akaunti (Account opening forms)',
  'creditAssessment.document.bank_forms.hint': 'Fomu za benki, zilizojazwa na kusainiwa.',
}

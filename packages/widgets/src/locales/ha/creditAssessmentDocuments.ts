import type { creditAssessmentDocuments as english } from '../../copy/en/creditAssessmentDocuments.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentDocuments: Translation<typeof english> = {
  'creditAssessment.document.holdco_incorporation_documents':
    'Takardar shaidar rajistar babban kamfani (Certificate of incorporation)',
  'creditAssessment.document.holdco_incorporation_documents.hint':
    'Takardar shaidar kamfanin da ya mallaki naku.',
  'creditAssessment.document.opco_incorporation_documents':
    'Takardar shaidar rajistar kamfaninku (Certificate of incorporation)',
  'creditAssessment.document.opco_incorporation_documents.hint':
    'Takardar shaidar kamfanin da ke yin kasuwancin.',
  'creditAssessment.document.memorandum': 'Kundin kafa kamfani da takardun rajista (Memorandum)',
  'creditAssessment.document.memorandum.hint': 'Takardun asali da aka yi wa kamfaninku rajista da su.',
  'creditAssessment.document.bank_statements': 'Bayanan asusun banki (Bank statements)',
  'creditAssessment.document.bank_statements.hint':
    'Aƙalla na watanni 6 da suka wuce, na kowane asusu. Fayil ɗaya na kowane asusu ko wata ya yi.',
  'creditAssessment.document.management_profile': 'Bayanin shugabannin kamfani (Management profile)',
  'creditAssessment.document.management_profile.hint':
    'Tarihin kamfanin, abin da yake bayarwa, da mutanen da ke tafiyar da shi.',
  'creditAssessment.document.audited_financial_reports':
    'Rahoton kuɗi da aka binciki gaskiyarsa (Audited financial statements)',
  'creditAssessment.document.audited_financial_reports.hint':
    'Rahotannin da mai binciken kuɗinku (auditor) ya sa wa hannu.',
  'creditAssessment.document.shareholders_details': 'Masu hannun jari (Shareholders)',
  'creditAssessment.document.shareholders_details.hint':
    'Fom na hukumar rajistar kamfanoni (CAC) mai sunayen masu kamfanin da yawan abin da kowannensu ya mallaka.',
  'creditAssessment.document.directors_details': 'Daraktoci (Directors)',
  'creditAssessment.document.directors_details.hint':
    'Fom na hukumar rajistar kamfanoni (CAC) mai bayanan daraktoci.',
  'creditAssessment.document.business_summary': 'Taƙaitaccen bayanin kasuwanci (Business summary)',
  'creditAssessment.document.business_summary.hint':
    'Bayani na gaba ɗaya a kan kasuwancin. Shafuka kaɗan sun isa.',
  'creditAssessment.document.management_financial_report':
    'Lissafin kuɗi na cikin gida na {year} (Management accounts)',
  'creditAssessment.document.management_financial_report.hint':
    'Lissafin kuɗinku na {year}, kamar yadda shugabannin kamfani suke adana shi.',
  'creditAssessment.document.loan_book': 'Littafin rance (Loan book)',
  'creditAssessment.document.loan_book.hint':
    'Jerin duk ma’amalolinku na aƙalla watanni 6. Fayil ɗin maƙunsar lissafi (spreadsheet) ya fi kyau.',
  'creditAssessment.document.side_letter': 'Wasiƙar tayi da aka sa wa hannu (Offer letter)',
  'creditAssessment.document.side_letter.hint':
    'Wasiƙar tayi ta mai ba da rance mai sharuɗɗan kuɗin, wadda ɓangarorin biyu suka sa wa hannu.',
  'creditAssessment.document.board_resolution': 'Ƙudurin kwamitin gudanarwa (Board resolution)',
  'creditAssessment.document.board_resolution.hint':
    'Shawarar da kwamitin gudanarwa ya yanke ta karɓar kuɗin, da sa hannu.',
  'creditAssessment.document.means_of_identification': 'Katin shaida (Means of identification)',
  'creditAssessment.document.means_of_identification.hint':
    'Lasisin tuƙi ko fasfo na mutumin da ke sa hannu a kan asusun.',
  'creditAssessment.document.signature_mandate': 'Takardar izinin sa hannu (Signature mandate)',
  'creditAssessment.document.signature_mandate.hint':
    'Fom ɗin da ke faɗin wanda zai iya sa hannu a kan asusun.',
  'creditAssessment.document.utility_bill': 'Takardar kuɗin wuta ko ruwa (Utility bill)',
  'creditAssessment.document.utility_bill.hint': 'Takardar kuɗi ta kwanan nan wadda ta nuna adireshin.',
  'creditAssessment.document.passport_photograph': 'Hoton fasfo (Passport photograph)',
  'creditAssessment.document.passport_photograph.hint': 'Hoton fuska, kamar na fasfo.',
  'creditAssessment.document.bank_forms': 'Fom ɗin buɗe asusu (Account opening forms)',
  'creditAssessment.document.bank_forms.hint': 'Fom-fom na banki, an cike su kuma an sa hannu.',
}

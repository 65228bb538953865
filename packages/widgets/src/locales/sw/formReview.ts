import type { formReview as english } from '../../copy/en/formReview.ts'
import type { Translation } from '../Translation.ts'

export const formReview: Translation<typeof english> = {
  'form.edit': 'Badilisha kitu',
  'form.warnings.title': 'Kagua haya kabla ya kuthibitisha',
  'form.warnings.checked': 'Nimekagua',
  'form.warnings.open': 'Weka alama kwenye kila jambo hapo juu ili uthibitishe.',
  'form.offline.title': 'Huna intaneti. Hakuna kilichotumwa.',
  'form.offline.text': 'Unganisha intaneti, kisha uthibitishe tena.',
  'form.sessionExpired.title': 'Kipindi chako kimeisha. Hakuna kilichotumwa.',
  'form.sessionExpired.text':
    'Ingia tena kwenye kichupo kingine, kisha urudi hapa na uthibitishe. Ulichoandika kimehifadhiwa.',
  'form.inFlightElsewhere.title': 'Kichupo kingine kinatuma kitu hicho hicho',
  'form.inFlightElsewhere.text':
    'Hakuna kilichotumwa kutoka hapa. Subiri kichupo kingine kimalize, kisha ujaribu tena.',
  'form.notSent.title': 'Hakuna kilichotumwa',
  'form.notSent.text': 'Ukaguzi wa ziada haukukamilishwa. Unaweza kuthibitisha tena.',
  'form.duplicate.earlier': 'Ombi la awali',
  'form.duplicate.back': 'Usitume',
  'form.duplicate.rows': 'Zilizotumwa awali',
  'form.duplicate.others': 'Tuma zilizobaki tu ({count})',
  'form.rejected.check': 'Kagua ulichoandika kisha ujaribu tena.',
  'form.rejected.permission': 'Huruhusiwi kufanya hivi.',
  'form.rejected.credentials':
    'Kwa sasa huduma haikubali programu hii, kwa hiyo hakuna kilichotumwa. Kusubiri hakusaidii. Waambie wanaoendesha programu hii, na uwape kitambulisho cha ombi.',
  'form.rejected.busy': 'Huduma ina shughuli nyingi. Subiri kidogo kisha ujaribu tena.',
  'form.rejected.large':
    'Vyote kwa pamoja ni vikubwa mno kwa huduma. Punguza ukubwa wa baadhi ya faili, kisha ujaribu tena.',
  'form.rejected.fileMissing':
    'Kuna faili ambayo haipo kwetu tena, au haikufika yote. Hakuna kilichotumwa. Angalia faili, kisha ujaribu tena.',
  'form.rejected.fileChanged':
    'Kuna faili ambayo si ile uliyoiona hapa, kwa hiyo haikukubaliwa. Angalia faili, kisha ujaribu tena.',
  'form.rejected.words': 'Huduma imesema: “{message}”',
}
